import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../server/database/database';
import { jsonValue } from '../../server/database/json-value';
import { sql } from '../../server/database/sql';
import type { CaughtMail } from './mailbox-pages';

/** A mail server that sends nothing on. */
export interface MailCatcher {
  smtpUrl: string;
  close: () => Promise<void>;
}

/** Bytes. */
const largestMail = 1024 * 1024;
const mostKept = 500;

/** Listens on any free port of this machine, and keeps the newest mails in the database. */
export async function catchMails(database: Database): Promise<MailCatcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largestMail,
    onData(stream, _session, done) {
      simpleParser(stream)
        .then((mail) => keep(database, mail))
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

/** One that comes twice is there once, as in a mail program. */
async function keep(database: Database, mail: ParsedMail): Promise<void> {
  const kept: CaughtMail = {
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
    values (${mail.messageId ?? null}, ${jsonValue(kept)}::text::jsonb)
    on conflict (message_id) do nothing`);
  await database.query(sql`
    delete from sandbox.mails where position <= (select max(position) from sandbox.mails) - ${mostKept}::int`);
}
