import { mailboxAddress, newPasswordAddress } from './mailbox-addresses';

/** A mail that Firebase would have sent. */
export interface Mail {
  to: string;
  subject: string;
  /** Opens the page that does what the mail is for. */
  link: string;
  sentAt: Date;
}

const style = `
  :root { color-scheme: light dark; }
  body { max-width: 44rem; margin: 0 auto; padding: 24px; font: 16px/1.5 system-ui, sans-serif; }
  ul { padding: 0; list-style: none; }
  li { padding: 16px; margin-bottom: 12px; border: 1px solid #7b8794; border-radius: 8px; }
  p { margin: 4px 0; overflow-wrap: anywhere; }
  label { display: block; font-weight: 600; }
  input, button { box-sizing: border-box; font: inherit; padding: 8px 12px; margin: 8px 0;
    border: 1px solid #7b8794; border-radius: 8px; }
  input { width: 100%; }
`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @param content HTML. */
function page(title: string, content: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
<main><h1>${escape(title)}</h1>${content}</main>
</html>
`;
}

const paragraph = (text: string) => `<p>${escape(text)}</p>`;
const link = (address: string, text: string) => `<a href="${escape(address)}">${escape(text)}</a>`;

export function mailboxPage(mails: readonly Mail[]): string {
  const entries = mails.map(
    ({ to, subject, link: address, sentAt }) =>
      `<li>${paragraph(`To ${to}, ${sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`)}
      <p>${link(address, subject)}</p></li>`,
  );
  const list = entries.length > 0 ? `<ul>${entries.join('')}</ul>` : paragraph('No mail yet.');
  return page(
    'Mail of the sandbox',
    `${paragraph('A sandbox sends no mail: it arrives here. Each link works once.')}
    ${list}<p>${link(mailboxAddress, 'Look again')}</p>`,
  );
}

export function newPasswordPage(code: string, email: string, problem = ''): string {
  return page(
    'Choose a new password',
    `${paragraph(`For ${email}.`)}${problem && `<p role="alert">${escape(problem)}</p>`}
    <form method="post" action="${newPasswordAddress}">
      <input type="hidden" name="oobCode" value="${escape(code)}">
      <input type="hidden" name="email" autocomplete="username" value="${escape(email)}">
      <label for="password">New password</label>
      <input id="password" name="newPassword" type="password" autocomplete="new-password" required>
      <button>Save the password</button>
    </form>`,
  );
}

export function outcomePage(
  title: string,
  text: string,
  next: { to: string; text: string },
): string {
  return page(title, `${paragraph(text)}<p>${link(next.to, next.text)}</p>`);
}
