import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { listLength } from './seed-marketplace';

const buyersPerProduct = 50;
export const messagesPerConversation = 100;

/** All conversations are the seller's, user 0. */
export const conversationCount = listLength * buyersPerProduct;

/** The id of a conversation about product 0; the buyer is the user with this number. */
export const conversationIdOf = (buyer: number) => `conversation-0-${buyer}`;
export const firstBuyer = 101;

/** Each of 50 buyers has asked about each product of the seller. Every tenth message is unread. */
export async function seedConversations(database: Database): Promise<void> {
  await database.query(sql`
    insert into conversations (id, product_id, buyer_id, seller_id, message_count)
    select 'conversation-' || product || '-' || buyer, 'product-' || product, 'user-' || buyer,
      'user-0', ${messagesPerConversation}::int
    from generate_series(0, ${listLength}::int - 1) product,
      generate_series(${firstBuyer}::int, ${firstBuyer + buyersPerProduct - 1}::int) buyer`);
  // One statement for all would exceed the time limit of statements.
  for (let product = 0; product < listLength; product += 1) {
    await addMessages(database, `product-${product}`);
  }
  await database.query(sql`
    insert into conversation_participants (conversation_id, user_id, last_message_at, unread_count,
      delivered_number, read_number)
    select id, person, now() - row_number() over () * interval '1 second',
      case when row_number() over () % 10 = 0 then 5 else 0 end, ${messagesPerConversation}::int,
      case when row_number() over () % 10 = 0 then 90 else ${messagesPerConversation}::int end
    from conversations cross join lateral (values (buyer_id), (seller_id)) people (person)`);
  await database.runScript('analyze');
}

async function addMessages(database: Database, productId: string): Promise<void> {
  await database.query(sql`
    insert into messages (id, conversation_id, number, sender_id, text, sent_at)
    select conversations.id || '-' || number, conversations.id, number,
      case when number % 2 = 1 then buyer_id else seller_id end,
      repeat('Does it still keep time, and does it come with box and papers? ', 3),
      now() - (${messagesPerConversation}::int - number) * interval '1 minute'
    from conversations cross join generate_series(1, ${messagesPerConversation}::int) number
    where product_id = ${productId}`);
}
