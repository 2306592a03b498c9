import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { mailboxAddress } from './addresses';
import { mailboxPage, mailPage, type CaughtMail, type ListedMail } from './mailbox-pages';
import { outcomePage } from './page';
import { protectMail, sendHtml } from './protect-mail';

/**
 * The mails that a sandbox sends to nobody, newest first.
 * @param identityMails those of the identity service's emulator
 */
export function registerMailbox(
  app: FastifyInstance,
  database: Database,
  identityMails: () => readonly ListedMail[],
): void {
  app.register(async (scope) => {
    protectMail(scope);

    scope.get(mailboxAddress, async (_request, reply) => {
      const mails = [...identityMails(), ...(await caughtMails(database))];
      mails.sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime());
      return sendHtml(reply, mailboxPage(mails));
    });

    scope.get<{ Params: { position: string } }>(
      `${mailboxAddress}/:position(^\\d{1,9}$)`,
      async ({ params: { position } }, reply) => {
        const [found] = await database.query<{ mail: CaughtMail }>(sql`
          select mail from sandbox.mails where position = ${Number(position)}`);
        return found
          ? sendHtml(reply, mailPage(found.mail))
          : sendHtml(reply.code(404), noSuchMail);
      },
    );
  });
}

async function caughtMails(database: Database): Promise<ListedMail[]> {
  const rows = await database.query<{ position: number; mail: CaughtMail; caughtAt: string }>(sql`
    select position, mail, to_json(caught_at) #>> '{}' as "caughtAt" from sandbox.mails`);
  return rows.map(({ position, mail: { to, subject }, caughtAt }) => ({
    to,
    subject,
    link: `${mailboxAddress}/${position}`,
    sentAt: new Date(caughtAt),
  }));
}

const noSuchMail = outcomePage('There is no such email', 'Only the newest are kept.', {
  to: mailboxAddress,
  text: 'All email',
});
