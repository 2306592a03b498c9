import type { FastifyInstance } from 'fastify';
import { mailboxPath } from '../mail/mailbox-path';
import { renderOutcomePage, renderSandboxPage, renderParagraph } from '../mail/render-sandbox-page';
import { allowOnlyLocalRequests, sendHtml } from '../mail/allow-only-local-requests';
import type { IdentityEmulator } from './identity-emulator';
import type { EmailPurpose } from './stored-project-state';
import { escapeHtml } from '../../server/domains/platform/escape-html';

const emailLinkPath = '/emulator/action';

const newPasswordPath = '/sandbox/mail/new-password';

interface LinkQuery {
  mode?: string;
  oobCode?: string;
}

const maxFormBytes = 4096;

/** The purpose of an email, by the `mode` parameter of its link. */
const purposeByMode: Partial<Record<string, EmailPurpose>> = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
};

/** Registers the pages that links in emails open. With Firebase, they are on its servers. */
export function registerEmailLinks(app: FastifyInstance, emulator: IdentityEmulator): void {
  app.register(async (scope) => {
    allowOnlyLocalRequests(scope);
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get<{ Querystring: LinkQuery }>(emailLinkPath, async ({ query }, reply) => {
      const { mode = '', oobCode = '' } = query;
      const purpose = purposeByMode[mode];
      const email = purpose && emulator.findEmailByCode(oobCode, purpose);
      if (!email) return sendHtml(reply.code(400), invalidLinkPage);
      if (purpose === 'PASSWORD_RESET')
        return sendHtml(reply, renderNewPasswordPage(oobCode, email));
      await emulator.confirmEmail(oobCode);
      return sendHtml(reply, renderConfirmedPage(email));
    });

    scope.post<{ Body: URLSearchParams }>(newPasswordPath, async ({ body }, reply) => {
      const code = body.get('oobCode') ?? '';
      const email = emulator.findEmailByCode(code, 'PASSWORD_RESET');
      if (!email) return sendHtml(reply.code(400), invalidLinkPage);
      const problem = await emulator.setPassword(code, body.get('newPassword') ?? '');
      return problem
        ? sendHtml(reply.code(400), renderNewPasswordPage(code, email, problem))
        : sendHtml(reply, renderPasswordSavedPage(email));
    });
  });
}

const invalidLinkPage = renderOutcomePage(
  'This link no longer works',
  'It was already used, or the sandbox was reset. Request another email.',
  { to: mailboxPath, text: 'Back to the mailbox' },
);

const renderConfirmedPage = (email: string) =>
  renderOutcomePage('Address confirmed', `${email} is confirmed. You can close this page.`, {
    to: '/',
    text: 'Go to Secondhand',
  });

const renderPasswordSavedPage = (email: string) =>
  renderOutcomePage('Password saved', `Sign in to ${email} with the new password.`, {
    to: '/login',
    text: 'Sign in',
  });

function renderNewPasswordPage(code: string, email: string, problem = ''): string {
  return renderSandboxPage(
    'Choose a new password',
    `${renderParagraph(`For ${email}.`)}${problem && `<p role="alert">${escapeHtml(problem)}</p>`}
    <form method="post" action="${newPasswordPath}">
      <input type="hidden" name="oobCode" value="${escapeHtml(code)}">
      <input type="hidden" name="email" autocomplete="username" value="${escapeHtml(email)}">
      <label for="password">New password</label>
      <input id="password" name="newPassword" type="password" autocomplete="new-password" required>
      <button>Save the password</button>
    </form>`,
  );
}
