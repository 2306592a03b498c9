import type { Message } from '../../../contract/talking/conversation';
import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';

export interface MessageInsert {
  /** The UUID that the sender's client chose. */
  id: string;
  conversationId: string;
  number: number;
  senderId: string;
  /** The other person of the conversation. */
  recipientId: string;
  text: string;
  /** The text as the recipient reads it before the payment; null if nothing is hidden. */
  redactedText: string | null;
  photos: readonly string[];
  /** The offer of which it is a step. */
  offerId?: string | undefined;
  /** Minutes after which the recipient is notified by email if they have not read it. Null for no email. */
  emailMinutes: number | null;
}

export type MessageRecord = Pick<Message, 'id' | 'number' | 'text' | 'photos' | 'isOffer'> & {
  conversationId: string;
  senderId: string;
  hasContactDetails: boolean;
  sentAt: Date;
};

/** Not the start of the transaction, which may have waited for an earlier message. */
const sentAt = sql`clock_timestamp()`;

export async function findMessage(database: Queryable, id: string) {
  const [message] = await database.query<MessageRecord>(sql`
    select id, conversation_id as "conversationId", number, sender_id as "senderId", text, photos,
      redacted_text is not null as "hasContactDetails", sent_at as "sentAt",
      offer_id is not null as "isOffer"
    from messages where id = ${id}`);
  return message;
}

/** A number that is sent digit by digit has no more messages than this. */
const maxRecentMessages = 12;

/** Returns the last messages of a sender in a conversation of the last day, oldest first. */
export async function findRecentMessages(
  tx: Transaction,
  { conversationId, senderId }: { conversationId: string; senderId: string },
) {
  const messages = await tx.query<{ id: string; text: string }>(sql`
    select id, text from messages
    where conversation_id = ${conversationId} and sender_id = ${senderId}
      and sent_at > now() - interval '1 day'
    order by number desc limit ${maxRecentMessages}`);
  return messages.reverse();
}

/** Changes the text of a message as the recipient reads it before the payment. */
export async function hideInMessage(tx: Transaction, id: string, redactedText: string) {
  await tx.query(sql`update messages set redacted_text = ${redactedText} where id = ${id}`);
}

/**
 * Adds a message to a conversation that the transaction has locked.
 * @returns false if there is another message with this id
 */
export async function addMessage(tx: Transaction, message: MessageInsert): Promise<boolean> {
  const { id, conversationId, number, senderId, recipientId, text, redactedText, photos } = message;
  const emailDelay = sql`make_interval(mins => ${message.emailMinutes}::int)`;
  const added = await tx.query(sql`
    insert into messages (id, conversation_id, number, sender_id, text, redacted_text, photos, offer_id,
      sent_at)
    values (${id}, ${conversationId}, ${number}, ${senderId}, ${text}, ${redactedText},
      ${jsonValue(photos)}::text::jsonb, ${message.offerId ?? null}, ${sentAt})
    on conflict (id) do nothing returning id`);
  if (added.length === 0) return false;
  await tx.query(
    sql`update conversations set message_count = ${number} where id = ${conversationId}`,
  );
  // Not only for the first unread message, which may be one without an email.
  await tx.query(sql`
    update conversation_participants set last_message_at = ${sentAt},
      unread_count = unread_count + case when user_id = ${recipientId} then 1 else 0 end,
      email_due_at = case when user_id = ${recipientId}
        then coalesce(email_due_at, now() + ${emailDelay}) else email_due_at end
    where conversation_id = ${conversationId}`);
  return true;
}
