import type { FastifyInstance } from 'fastify';
import { mailboxPath } from '../mail/mailbox-path';
import { outcomePage } from '../mail/page';
import { allowOnlyLocalRequests, sendHtml } from '../mail/allow-only-local-requests';
import type { IdentityEmulator } from './identity-emulator';
import { mailLinkAddress, newPasswordAddress } from './mail-link-addresses';
import { newPasswordPage } from './mail-link-pages';
import type { MailPurpose } from './stored-project-state';

interface LinkQuery {
  mode?: string;
  oobCode?: string;
}

const largestForm = 4096;

/** By the mode of a link. */
const purposes: Partial<Record<string, MailPurpose>> = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
};

/** The pages behind the links of the emulator's mails, which Firebase has on its own servers. */
export function registerMailLinks(app: FastifyInstance, emulator: IdentityEmulator): void {
  app.register(async (scope) => {
    allowOnlyLocalRequests(scope);
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get<{ Querystring: LinkQuery }>(mailLinkAddress, async ({ query }, reply) => {
      const { mode = '', oobCode = '' } = query;
      const purpose = purposes[mode];
      const email = purpose && emulator.addressOfCode(oobCode, purpose);
      if (!email) return sendHtml(reply.code(400), linkWorkedBefore);
      if (purpose === 'PASSWORD_RESET') return sendHtml(reply, newPasswordPage(oobCode, email));
      await emulator.confirmEmail(oobCode);
      return sendHtml(reply, addressConfirmed(email));
    });

    scope.post<{ Body: URLSearchParams }>(newPasswordAddress, async ({ body }, reply) => {
      const code = body.get('oobCode') ?? '';
      const email = emulator.addressOfCode(code, 'PASSWORD_RESET');
      if (!email) return sendHtml(reply.code(400), linkWorkedBefore);
      const problem = await emulator.setPassword(code, body.get('newPassword') ?? '');
      return problem
        ? sendHtml(reply.code(400), newPasswordPage(code, email, problem))
        : sendHtml(reply, passwordSaved(email));
    });
  });
}

const linkWorkedBefore = outcomePage(
  'This link no longer works',
  'It was already used, or the sandbox was reset. Request another email.',
  { to: mailboxPath, text: 'Back to the mailbox' },
);

const addressConfirmed = (email: string) =>
  outcomePage('Address confirmed', `${email} is confirmed. You can close this page.`, {
    to: '/',
    text: 'Go to Secondhand',
  });

const passwordSaved = (email: string) =>
  outcomePage('Password saved', `Sign in to ${email} with the new password.`, {
    to: '/login',
    text: 'Sign in',
  });
