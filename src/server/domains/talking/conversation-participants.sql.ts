import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';

export async function countUnreadConversations(
  database: Queryable,
  userId: string,
): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count from conversation_participants
    where user_id = ${userId} and unread_count > 0`);
  return row?.count ?? 0;
}

interface Participation {
  conversationId: string;
  userId: string;
}

/**
 * Records that a user has read the messages up to a number. Returns whether the number has increased.
 */
export async function markRead(
  tx: Transaction,
  { conversationId, userId }: Participation,
  number: number,
): Promise<boolean> {
  // A separate statement before the count, so that it sees the messages added before the lock.
  await tx.query(sql`
    select user_id from conversation_participants
    where conversation_id = ${conversationId} and user_id = ${userId} for no key update`);
  const changed = await tx.query(sql`
    with latest as (
      select least(message_count, ${number}) as number from conversations
      where id = ${conversationId}),
    unread as (
      select count(*)::int as count from messages
      where conversation_id = ${conversationId} and sender_id <> ${userId}
        and messages.number > (select number from latest))
    update conversation_participants set read_number = latest.number,
      delivered_number = greatest(delivered_number, latest.number), unread_count = unread.count,
      email_due_at = case when unread.count > 0 then email_due_at end
    from latest, unread
    where conversation_id = ${conversationId} and user_id = ${userId} and read_number < latest.number
    returning user_id`);
  return changed.length > 0;
}

/** Records that a user's client has fetched the messages up to a number. Returns whether it is the first time. */
export async function markDelivered(
  tx: Transaction,
  { conversationId, userId }: Participation,
  number: number,
): Promise<boolean> {
  const changed = await tx.query(sql`
    update conversation_participants set delivered_number = ${number}
    where conversation_id = ${conversationId} and user_id = ${userId}
      and delivered_number < ${number}
    returning user_id`);
  return changed.length > 0;
}

/** The maximum number of conversations that are marked at once. The next request of the list marks the others. */
const maxMarked = 500;

/**
 * Records that a user's client has fetched the last messages of all conversations with unread ones, and
 * notifies the senders.
 */
export async function markAllDelivered(database: Queryable, userId: string): Promise<void> {
  await database.query(sql`
    with locked as (
      select conversation_id, message_count, buyer_id, seller_id
      from conversation_participants
      join conversations on conversations.id = conversation_participants.conversation_id
      where user_id = ${userId} and unread_count > 0 and delivered_number < message_count
      order by conversation_id limit ${maxMarked}
      for no key update of conversation_participants),
    delivered as (
      update conversation_participants set delivered_number = message_count from locked
      where conversation_participants.conversation_id = locked.conversation_id
        and user_id = ${userId}
      returning locked.*)
    insert into live_changes (subject_type, subject_id, recipient_ids)
    select 'conversation', conversation_id,
      array[case ${userId} when buyer_id then seller_id else buyer_id end]
    from delivered`);
}
