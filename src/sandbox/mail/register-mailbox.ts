import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { mailboxPath } from './mailbox-path';
import {
  renderMailboxPage,
  renderEmailPage,
  type CaughtEmail,
  type ListedEmail,
} from './mailbox-pages';
import { renderOutcomePage } from './render-sandbox-page';
import { allowOnlyLocalRequests, sendHtml } from './allow-only-local-requests';

/**
 * Registers the pages that show the emails of the sandbox, newest first.
 * @param listIdentityEmails emails of the identity emulator
 */
export function registerMailbox(
  app: FastifyInstance,
  database: Database,
  listIdentityEmails: () => readonly ListedEmail[],
): void {
  app.register(async (scope) => {
    allowOnlyLocalRequests(scope);

    scope.get(mailboxPath, async (_request, reply) => {
      const emails = [...listIdentityEmails(), ...(await findCaughtEmails(database))];
      emails.sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime());
      return sendHtml(reply, renderMailboxPage(emails));
    });

    scope.get<{ Params: { position: string } }>(
      `${mailboxPath}/:position(^\\d{1,9}$)`,
      async ({ params: { position } }, reply) => {
        const [row] = await database.query<{ mail: CaughtEmail }>(sql`
          select mail from sandbox.mails where position = ${Number(position)}`);
        return row
          ? sendHtml(reply, renderEmailPage(row.mail))
          : sendHtml(reply.code(404), emailNotFoundPage);
      },
    );
  });
}

async function findCaughtEmails(database: Database): Promise<ListedEmail[]> {
  const rows = await database.query<{ position: number; mail: CaughtEmail; caughtAt: string }>(sql`
    select position, mail, to_json(caught_at) #>> '{}' as "caughtAt" from sandbox.mails`);
  return rows.map(({ position, mail: { to, subject }, caughtAt }) => ({
    to,
    subject,
    link: `${mailboxPath}/${position}`,
    sentAt: new Date(caughtAt),
  }));
}

const emailNotFoundPage = renderOutcomePage(
  'There is no such email',
  'Only the newest emails are stored.',
  {
    to: mailboxPath,
    text: 'All email',
  },
);
