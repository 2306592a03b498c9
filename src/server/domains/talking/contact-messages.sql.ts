import type { ContactMessageFilters } from '../../../contract/calls/contact-messages';
import type { NewContactMessage } from '../../../contract/talking/contact-message';
import type { ContactMessageState } from '../../../contract/console/staff-limits';
import type { Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';

/** Stores a message. Returns false if it is stored already. */
export async function addContactMessage(
  tx: Transaction,
  { id, firstName, lastName, email, message }: NewContactMessage,
): Promise<boolean> {
  const added = await tx.query(sql`
    insert into contact_messages (id, first_name, last_name, email, message)
    values (${id}, ${firstName}, ${lastName}, ${email}, ${message})
    on conflict do nothing returning id`);
  return added.length > 0;
}

export async function findContactMessage(
  database: Queryable,
  id: string,
): Promise<NewContactMessage | undefined> {
  const [found] = await database.query<NewContactMessage>(sql`
    select id, first_name as "firstName", last_name as "lastName", email, message
    from contact_messages where id = ${id}`);
  return found;
}

const conditionOfState: Record<ContactMessageState, Sql> = {
  waiting: sql`done_at is null`,
  done: sql`done_at is not null`,
};

/** Returns the messages as JSON, newest first. */
export function contactMessagesJson(
  database: Queryable,
  { state }: ContactMessageFilters,
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`contact_messages`,
      from: sql`contact_messages`,
      where: state ? conditionOfState[state] : sql`true`,
      joins: sql``,
      entry: sql`json_build_object(
        '_id', contact_messages.id, 'firstName', first_name, 'lastName', last_name,
        'email', email, 'message', message, 'createdAt', contact_messages.created_at,
        'done', done_at is not null)`,
    },
    page,
  );
}

/** Marks a message. Returns whether that changed it; undefined if there is no such message. */
export async function setContactMessageDone(
  tx: Transaction,
  id: string,
  done: boolean,
): Promise<boolean | undefined> {
  const [message] = await tx.query<{ done: boolean }>(sql`
    select done_at is not null as done from contact_messages where id = ${id} for update`);
  if (!message) return undefined;
  if (message.done === done) return false;
  await tx.query(sql`
    update contact_messages set done_at = case when ${done} then now() end where id = ${id}`);
  return true;
}

/** Deletes at most `limit` old messages, and returns their number. */
export async function deleteOldContactMessages(
  database: Queryable,
  limit: number,
  { contactMessageDays }: { contactMessageDays: number },
): Promise<number> {
  const deleted = await database.query(sql`
    delete from contact_messages where id in (
      select id from contact_messages
      where created_at < now() - make_interval(days => ${contactMessageDays}::int)
      order by created_at limit ${limit})
    returning id`);
  return deleted.length;
}
