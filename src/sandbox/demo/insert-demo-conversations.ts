import type { Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { demoConversations } from './demo-conversations';
import { subtractHours } from './subtract-hours';

/** Inserts the demo conversations. Existing rows stay unchanged. */
export async function insertDemoConversations(tx: Transaction, now: Date): Promise<void> {
  const conversations = demoConversations.map(({ messages, ...conversation }) => ({
    ...conversation,
    count: messages.length,
    started_at: subtractHours(now, messages[0]?.hoursAgo ?? 0),
    last_at: subtractHours(now, messages.at(-1)?.hoursAgo ?? 0),
    last_from: messages.at(-1)?.from,
  }));
  const json = JSON.stringify(conversations);
  await tx.query(sql`
    insert into conversations (id, product_id, buyer_id, seller_id, message_count, created_at)
    select rows.id, products.id, users.id, products.seller_id, rows.count, rows.started_at
    from jsonb_to_recordset(${json}::text::jsonb)
      as rows (id text, product text, buyer text, count integer, started_at timestamptz)
    join users on users.id = rows.buyer join products on products.id = rows.product
    on conflict do nothing`);
  await tx.query(sql`
    insert into conversation_participants (conversation_id, user_id, last_message_at, unread_count,
      delivered_number, read_number)
    select conversations.id, people.id, rows.last_at,
      case when people.role = rows.last_from then 0 else 1 end, rows.count,
      case when people.role = rows.last_from then rows.count else rows.count - 1 end
    from jsonb_to_recordset(${json}::text::jsonb)
      as rows (id text, count integer, last_at timestamptz, last_from text)
    join conversations on conversations.id = rows.id
    cross join lateral (
      values (buyer_id, 'buyer'), (seller_id, 'seller')) people (id, role)
    on conflict do nothing`);
  const messages = demoConversations.flatMap(({ id: conversation, messages }) =>
    messages.map(({ hoursAgo, ...message }, index) => ({
      ...message,
      conversation,
      number: index + 1,
      sent_at: subtractHours(now, hoursAgo),
    })),
  );
  await tx.query(sql`
    insert into messages (id, conversation_id, number, sender_id, text, sent_at)
    select rows.id, conversations.id, rows.number,
      case rows."from" when 'buyer' then buyer_id else seller_id end, rows.text, rows.sent_at
    from jsonb_to_recordset(${JSON.stringify(messages)}::text::jsonb)
      as rows (id text, conversation text, number integer, "from" text, text text,
        sent_at timestamptz)
    join conversations on conversations.id = rows.conversation
    on conflict do nothing`);
}
