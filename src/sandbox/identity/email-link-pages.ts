import { escapeHtml } from '../../server/domains/platform/escape-html';
import { renderSandboxPage, renderParagraph } from '../mail/render-sandbox-page';
import { newPasswordPath } from './email-link-paths';

export function renderNewPasswordPage(code: string, email: string, problem = ''): string {
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
