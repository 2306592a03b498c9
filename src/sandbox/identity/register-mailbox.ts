import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../server/web-address';
import type { IdentityEmulator } from './identity-emulator';
import type { MailPurpose } from './stored-project-state';
import { mailLinkAddress, mailboxAddress, newPasswordAddress } from './mailbox-addresses';
import { mailboxPage, newPasswordPage, outcomePage } from './mailbox-pages';
import { refuseOtherSites } from './refuse-other-sites';

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

/**
 * The mails that the emulator sends to nobody, and the pages behind their links, which Firebase has
 * on its own servers. Whoever reads them can take any account, so that nobody does from elsewhere.
 */
export function registerMailbox(app: FastifyInstance, emulator: IdentityEmulator): void {
  app.register(async (scope) => {
    refuseOtherSites(scope);
    scope.addHook('onRequest', refuseOtherMachines);
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get(mailboxAddress, (_request, reply) => sendHtml(reply, mailboxPage(emulator.mails())));

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

async function refuseOtherMachines(request: FastifyRequest, reply: FastifyReply) {
  const isFromHere = isLoopback(request.hostname) && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
  if (isFromHere) return;
  return reply.code(403).send({ message: 'Mail is read on this machine alone.' });
}

function sendHtml(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html').send(page);
}

const linkWorkedBefore = outcomePage(
  'This link works no more',
  'It was used already, or the sandbox was started anew. Ask for another mail.',
  { to: mailboxAddress, text: 'Back to the mail' },
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
