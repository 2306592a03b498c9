import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { NotFoundError } from '../../errors/domain-error';
import type { Subject } from './find-subject.sql';

/**
 * Checks that the reported user has sent the message in the reported conversation.
 * @throws NotFoundError
 */
export async function checkReportedMessage(
  database: Queryable,
  { type, id, userId }: Subject,
  messageId: string,
): Promise<void> {
  const rows = await database.query(sql`
    select id from messages
    where ${type} = 'conversation' and id = ${messageId} and conversation_id = ${id}
      and sender_id = ${userId}`);
  if (rows.length === 0) throw new NotFoundError('message');
}
