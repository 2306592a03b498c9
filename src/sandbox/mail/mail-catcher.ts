import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../server/database/database';
import { jsonValue } from '../../server/database/json-value';
import { sql } from '../../server/database/sql';
import type { CaughtEmail } from './mailbox-pages';

/** An SMTP server that stores emails instead of delivering them. */
export interface MailCatcher {
  smtpUrl: string;
  close: () => Promise<void>;
}

/** In bytes. */
const maxEmailSize = 1024 * 1024;
const maxStoredEmails = 500;

/** Starts an SMTP server on a free port that stores the newest emails in the database. */
export async function startMailCatcher(database: Database): Promise<MailCatcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxEmailSize,
    onData(stream, _session, done) {
      simpleParser(stream)
        .then((mail) => storeEmail(database, mail))
        .then(() => done(), done);
    },
  });
  const host = '127.0.0.1';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    smtpUrl: `smtp://${host}:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Stores an email, once per message id, and deletes the oldest ones above the limit. */
async function storeEmail(database: Database, mail: ParsedMail): Promise<void> {
  const email: CaughtEmail = {
    to: [mail.to ?? []]
      .flat()
      .map(({ text }) => text)
      .join(', '),
    from: mail.from?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || null,
    headers: mail.headerLines.map(({ line }) => line),
  };
  await database.query(sql`
    insert into sandbox.mails (message_id, mail)
    values (${mail.messageId ?? null}, ${jsonValue(email)}::text::jsonb)
    on conflict (message_id) do nothing`);
  await database.query(sql`
    delete from sandbox.mails where position <= (select max(position) from sandbox.mails) - ${maxStoredEmails}::int`);
}
