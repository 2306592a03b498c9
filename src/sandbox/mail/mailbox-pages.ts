import { link, page, paragraph } from './page';
import { escapeHtml } from '../../server/html/escape-html';
import { mailboxAddress } from './addresses';

/** A mail as a list of them shows it. */
export interface ListedMail {
  to: string;
  subject: string;
  /** Opens the mail, or the page that does what the mail is for. */
  link: string;
  sentAt: Date;
}

/** A mail that the server handed in. */
export interface CaughtMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string | null;
  /** As they were sent. */
  headers: string[];
}

export function mailboxPage(mails: readonly ListedMail[]): string {
  const entries = mails.map(
    ({ to, subject, link: address, sentAt }) =>
      `<li>${paragraph(`To ${to}, ${sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`)}
      <p>${link(address, subject)}</p></li>`,
  );
  const list = entries.length > 0 ? `<ul>${entries.join('')}</ul>` : paragraph('No email yet.');
  return page(
    'Sandbox mailbox',
    `${paragraph('The sandbox sends no email: it arrives here instead. Confirmation links work once.')}
    ${list}<p>${link(mailboxAddress, 'Refresh')}</p>`,
  );
}

/** The mail as a mail program shows it: none of its scripts run, and its links open in the tab. */
export function mailPage({ to, from, subject, text, html, headers }: CaughtMail): string {
  const body = html
    ? `<iframe title="Email" sandbox="allow-top-navigation-by-user-activation"
        srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`;
  return page(
    subject,
    `${paragraph(`From ${from} to ${to}`)}${body}
    <details><summary>Plain text and headers</summary>
    <pre>${escapeHtml(text)}</pre><pre>${escapeHtml(headers.join('\n'))}</pre></details>
    <p>${link(mailboxAddress, 'All email')}</p>`,
  );
}
