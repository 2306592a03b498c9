import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';

/** What a conversation is about, and between whom it is. */
export interface ConversationKey {
  productId: string;
  buyerId: string;
  sellerId: string;
}

export interface ConversationRecord extends ConversationKey {
  id: string;
  /** The number of the last message. */
  messageCount: number;
  isProductDeleted: boolean;
  isBuyerDeleted: boolean;
  isSellerDeleted: boolean;
  /** Whether the seller began with an offer that the buyer has not answered. */
  isHiddenFromSeller: boolean;
  /** Whether the buyer has paid for the product, even if it was refunded later. */
  isPaid: boolean;
}

/** The condition that the seller of the row `conversations` is not among its participants yet. */
export const isHiddenFromSeller = sql`not exists (
  select 1 from conversation_participants
  where conversation_id = conversations.id and user_id = conversations.seller_id)`;

/** The condition that the buyer of the row `conversations` has paid for its product. */
const isPaid = sql`exists (
  select 1 from orders
  where orders.product_id = conversations.product_id and orders.buyer_id = conversations.buyer_id
    and orders.paid_at is not null)`;

const selectConversation = sql`
  select conversations.id, conversations.product_id as "productId",
    conversations.buyer_id as "buyerId", conversations.seller_id as "sellerId",
    conversations.message_count as "messageCount",
    products.deleted_at is not null as "isProductDeleted",
    buyers.deleted_at is not null as "isBuyerDeleted",
    sellers.deleted_at is not null as "isSellerDeleted",
    ${isHiddenFromSeller} as "isHiddenFromSeller", ${isPaid} as "isPaid"
  from conversations
  join products on products.id = conversations.product_id
  join users buyers on buyers.id = conversations.buyer_id
  join users sellers on sellers.id = conversations.seller_id`;

export async function findConversation(database: Queryable, id: string) {
  const [conversation] = await database.query<ConversationRecord>(
    sql`${selectConversation} where conversations.id = ${id}`,
  );
  return conversation;
}

/** Whether an order of the conversation's buyer and product has not ended. */
export async function hasOpenOrder(database: Queryable, conversationId: string): Promise<boolean> {
  const orders = await database.query(sql`
    select 1 from conversations
    join orders on orders.product_id = conversations.product_id
      and orders.buyer_id = conversations.buyer_id and orders.ended_at is null
    where conversations.id = ${conversationId}`);
  return orders.length > 0;
}

/** Locks a conversation until the transaction ends, so that its messages are numbered one at a time. */
export async function lockConversation(tx: Transaction, id: string) {
  // A separate statement before the read, so that the read sees the last message.
  await tx.query(sql`select id from conversations where id = ${id} for no key update`);
  return findConversation(tx, id);
}

export async function findConversationId(
  database: Queryable,
  { productId, buyerId }: Pick<ConversationKey, 'productId' | 'buyerId'>,
): Promise<string | undefined> {
  const [conversation] = await database.query<{ id: string }>(sql`
    select id from conversations where product_id = ${productId} and buyer_id = ${buyerId}`);
  return conversation?.id;
}

/** Returns the parties and the product of an order. */
export async function findConversationKeyOfOrder(database: Queryable, orderId: string) {
  const [key] = await database.query<ConversationKey>(sql`
    select orders.product_id as "productId", orders.buyer_id as "buyerId",
      products.seller_id as "sellerId"
    from orders join products on products.id = orders.product_id where orders.id = ${orderId}`);
  return key;
}

/** Locks a buyer until the transaction ends, so that concurrent requests start one conversation. */
export async function lockBuyer(tx: Transaction, buyerId: string): Promise<void> {
  await tx.query(sql`select id from users where id = ${buyerId} for no key update`);
}

/** Locks a product that is not deleted, so that it cannot be deleted before the transaction ends. */
export async function lockProductToAskAbout(tx: Transaction, productId: string) {
  const [product] = await tx.query<{ sellerId: string; isForSale: boolean }>(sql`
    select products.seller_id as "sellerId", products.listed and sellers.deleted_at is null
      as "isForSale"
    from products join users sellers on sellers.id = products.seller_id
    where products.id = ${productId} and products.deleted_at is null for share of products`);
  return product;
}

/**
 * Adds a conversation without messages, unless it exists, and returns its id. The transaction must add
 * its first message.
 * @param participantIds who sees it. One that exists stays visible for others as well.
 */
export async function addConversation(
  tx: Transaction,
  { productId, buyerId, sellerId }: ConversationKey,
  participantIds: readonly string[] = [buyerId, sellerId],
): Promise<string> {
  const [added] = await tx.query<{ id: string }>(sql`
    insert into conversations (product_id, buyer_id, seller_id)
    values (${productId}, ${buyerId}, ${sellerId})
    on conflict (product_id, buyer_id) do nothing returning id`);
  const id = added?.id ?? (await findConversationId(tx, { productId, buyerId }));
  if (id === undefined) throw new Error('The conversation that was in the way is gone.');
  await addParticipants(tx, id, participantIds);
  return id;
}

/** Shows a conversation to these people, unless they see it already. */
export async function addParticipants(
  tx: Transaction,
  conversationId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.query(sql`
    insert into conversation_participants (conversation_id, user_id, last_message_at)
    select ${conversationId}, id, now() from unnest(${[...userIds]}::text[]) ids (id)
    on conflict do nothing`);
}

/** A query for the conversations that the buyer has started in the last 24 hours, for the quota. */
export const conversationsOfLastDay = (buyerId: string) => sql`
  select ceil(extract(epoch from created_at + interval '24 hours' - now()))::int as "retryAfter"
  from conversations
  where buyer_id = ${buyerId} and created_at > now() - interval '24 hours'
    and not exists (
      select 1 from messages
      where conversation_id = conversations.id and number = 1 and sender_id <> ${buyerId})
  order by created_at desc`;
