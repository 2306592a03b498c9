import { renderLink, renderSandboxPage, renderParagraph } from './render-sandbox-page';
import { escapeHtml } from '../../server/domains/platform/escape-html';
import { mailboxPath } from './mailbox-path';

/** An entry in the list of emails. */
export interface ListedEmail {
  to: string;
  subject: string;
  /** The URL of the email, or of the page that it links to. */
  link: string;
  sentAt: Date;
}

/** An email that the server sent to the mail catcher. */
export interface CaughtEmail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string | null;
  /** The raw header lines. */
  headers: string[];
}

export function renderMailboxPage(emails: readonly ListedEmail[]): string {
  const entries = emails.map(
    ({ to, subject, link, sentAt }) =>
      `<li>${renderParagraph(`To ${to}, ${sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`)}
      <p>${renderLink(link, subject)}</p></li>`,
  );
  const list =
    entries.length > 0 ? `<ul>${entries.join('')}</ul>` : renderParagraph('No email yet.');
  return renderSandboxPage(
    'Sandbox mailbox',
    `${renderParagraph('The sandbox sends no email: it arrives here instead. Confirmation links work once.')}
    ${list}<p>${renderLink(mailboxPath, 'Refresh')}</p>`,
  );
}

/** Renders an email as in an email client: scripts do not run, and links open in the same tab. */
export function renderEmailPage({ to, from, subject, text, html, headers }: CaughtEmail): string {
  const body = html
    ? `<iframe title="Email" sandbox="allow-top-navigation-by-user-activation"
        srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`;
  return renderSandboxPage(
    subject,
    `${renderParagraph(`From ${from} to ${to}`)}${body}
    <details><summary>Plain text and headers</summary>
    <pre>${escapeHtml(text)}</pre><pre>${escapeHtml(headers.join('\n'))}</pre></details>
    <p>${renderLink(mailboxPath, 'All email')}</p>`,
  );
}
