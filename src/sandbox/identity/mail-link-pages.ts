import { escapeHtml } from '../../server/html/escape-html';
import { page, paragraph } from '../mail/page';
import { newPasswordAddress } from './mail-link-addresses';

export function newPasswordPage(code: string, email: string, problem = ''): string {
  return page(
    'Choose a new password',
    `${paragraph(`For ${email}.`)}${problem && `<p role="alert">${escapeHtml(problem)}</p>`}
    <form method="post" action="${newPasswordAddress}">
      <input type="hidden" name="oobCode" value="${escapeHtml(code)}">
      <input type="hidden" name="email" autocomplete="username" value="${escapeHtml(email)}">
      <label for="password">New password</label>
      <input id="password" name="newPassword" type="password" autocomplete="new-password" required>
      <button>Save the password</button>
    </form>`,
  );
}
