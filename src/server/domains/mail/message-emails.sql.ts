import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { declinesEmail } from '../accounts/email-settings.sql';

/** The number of unread messages that an email quotes. */
const maxQuotedMessages = 3;

/**
 * Adds an outbox task for each person whose unread messages are due for an email, at most `limit`. The key of an
 * earlier task, which is kept for a week, rejects another one until the messages were read. Returns the number of
 * added tasks.
 */
export async function addDueMessageEmails(database: Queryable, limit: number): Promise<number> {
  const added = await database.query(sql`
    with due as (
      select conversation_id, user_id from conversation_participants
      where email_due_at <= now()
      order by email_due_at limit ${limit} for no key update skip locked),
    claimed as (
      update conversation_participants set email_due_at = null from due
      where conversation_participants.conversation_id = due.conversation_id
        and conversation_participants.user_id = due.user_id
      returning due.conversation_id, due.user_id, read_number)
    insert into outbox (key, task, payload)
    select 'messageEmail/' || conversation_id || '/' || user_id || '/' || read_number,
      'messageEmail',
      jsonb_build_object('conversationId', conversation_id, 'userId', user_id)
    from claimed on conflict do nothing returning key`);
  return added.length;
}

export interface MessageEmailData {
  conversationId: string;
  /** The highest number that the person has read, which distinguishes the emails of a conversation. */
  readNumber: number;
  unreadCount: number;
  productName: string;
  sellingPrice: string;
  currency: string | null;
  /** The URL or path of the first photo. */
  image: string;
  /** The role of the person who wrote. */
  sender: 'buyer' | 'seller';
  /** Empty if the sender has no name. */
  senderFirstName: string;
  /** The last unread messages as the recipient reads them, oldest first. */
  messages: { text: string; photoCount: number }[];
  userId: string;
  displayName: string;
  email: string;
  /** Whether the user has turned off emails about messages. */
  emailOptOut: boolean;
}

/**
 * Finds a person's unread messages of a conversation. Returns undefined if they have read them, have no
 * verified email address, which may belong to another person, or have blocked the sender.
 */
export async function findMessageEmail(
  database: Queryable,
  { conversationId, userId }: { conversationId: string; userId: string },
) {
  const [data] = await database.query<MessageEmailData>(sql`
    select conversations.id as "conversationId", own.read_number as "readNumber",
      own.unread_count as "unreadCount", products.product_name as "productName",
      products.selling_price as "sellingPrice", products.price_currency as currency,
      products.image,
      case senders.id when conversations.buyer_id then 'buyer' else 'seller' end as sender,
      split_part(senders.display_name, ' ', 1) as "senderFirstName",
      unread.messages, users.id as "userId", users.display_name as "displayName", users.email,
      ${declinesEmail('messages')} as "emailOptOut"
    from conversation_participants own
    join conversations on conversations.id = own.conversation_id
    join products on products.id = conversations.product_id
    join users on users.id = own.user_id
    join users senders on senders.id = case users.id when conversations.buyer_id
      then conversations.seller_id else conversations.buyer_id end
    cross join lateral (
      select json_agg(json_build_object('text', text, 'photoCount', photo_count) order by number)
        as messages
      from (
        select number, jsonb_array_length(photos) as photo_count,
          case when exists (
            select 1 from orders
            where orders.product_id = conversations.product_id
              and orders.buyer_id = conversations.buyer_id and paid_at is not null)
            then text else coalesce(redacted_text, text) end as text
        from messages
        where messages.conversation_id = conversations.id and sender_id = senders.id
          and number > own.read_number
        order by number desc limit ${maxQuotedMessages}) last_messages) unread
    where own.conversation_id = ${conversationId} and own.user_id = ${userId}
      and own.unread_count > 0 and users.email_verified and users.email <> ''
      and users.deleted_at is null and senders.deleted_at is null
      and not exists (
        select 1 from user_blocks where blocker_id = users.id and blocked_id = senders.id)`);
  return data;
}
