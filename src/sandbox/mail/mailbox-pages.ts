import { link, page, paragraph } from './page';
import { escapeHtml } from '../../server/html/escape-html';
import { mailboxPath } from './mailbox-path';

/** An email in the list. */
export interface ListedEmail {
  to: string;
  subject: string;
  /** Opens the email, or the page that it links to. */
  link: string;
  sentAt: Date;
}

/** An email of the server. */
export interface CaughtEmail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string | null;
  /** As sent. */
  headers: string[];
}

export function mailboxPage(mails: readonly ListedEmail[]): string {
  const entries = mails.map(
    ({ to, subject, link: address, sentAt }) =>
      `<li>${paragraph(`To ${to}, ${sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`)}
      <p>${link(address, subject)}</p></li>`,
  );
  const list = entries.length > 0 ? `<ul>${entries.join('')}</ul>` : paragraph('No email yet.');
  return page(
    'Sandbox mailbox',
    `${paragraph('The sandbox sends no email: it arrives here instead. Confirmation links work once.')}
    ${list}<p>${link(mailboxPath, 'Refresh')}</p>`,
  );
}

/** Shows the email like a mail program: no scripts run, and links open in the tab. */
export function emailPage({ to, from, subject, text, html, headers }: CaughtEmail): string {
  const body = html
    ? `<iframe title="Email" sandbox="allow-top-navigation-by-user-activation"
        srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`;
  return page(
    subject,
    `${paragraph(`From ${from} to ${to}`)}${body}
    <details><summary>Plain text and headers</summary>
    <pre>${escapeHtml(text)}</pre><pre>${escapeHtml(headers.join('\n'))}</pre></details>
    <p>${link(mailboxPath, 'All email')}</p>`,
  );
}
