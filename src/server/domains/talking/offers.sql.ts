import type { OfferSettings } from '../../../contract/buying/offer';
import type { OfferState } from '../../../contract/offer.machine';
import type { Database, Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { addLiveChanges } from '../platform/live-changes.sql';
import { isHiddenFromSeller } from './conversations.sql';

/** The states with the tag `open`, as in the index offers_open. */
const openOfferStates: OfferState[] = ['offered', 'countered'];

/** The condition that a row of `offers` waits for an answer. */
export const isOpen = sql`offers.state in ('offered', 'countered')`;

/** A product at whose price a buyer and a seller want to agree. The transaction has locked the buyer and the product. */
export interface OfferedProduct {
  sellerId: string;
  sellingPrice: string;
  currency: string;
  acceptsOffers: boolean;
  lowestOffer: number | null;
  /** Whether it is listed, and neither side is suspended or deleted. */
  isForSale: boolean;
  /** Who has booked it; null if nobody has. */
  heldBy: string | null;
}

/** Locks a buyer and a product, in this order, so that it can be reserved. Undefined if there is no such product. */
export async function lockOfferedProduct(tx: Transaction, productId: string, buyerId: string) {
  await tx.query(sql`select id from users where id = ${buyerId} for no key update`);
  await tx.query(sql`select id from products where id = ${productId} for no key update`);
  const [product] = await tx.query<OfferedProduct>(sql`
    select products.seller_id as "sellerId", products.selling_price as "sellingPrice",
      products.price_currency as currency, accepts_offers as "acceptsOffers",
      lowest_offer as "lowestOffer",
      products.listed and buyers.deleted_at is null and buyers.suspended_at is null
        and sellers.deleted_at is null and sellers.suspended_at is null as "isForSale",
      orders.buyer_id as "heldBy"
    from products
    join users sellers on sellers.id = products.seller_id
    join users buyers on buyers.id = ${buyerId}
    left join orders on orders.product_id = products.id and orders.holding
    where products.id = ${productId} and products.deleted_at is null and products.hidden_by is null`);
  return product;
}

/** A query for the open offers of a buyer, for the quota. */
export const openOffersOf = (buyerId: string) => sql`
  select 1 from offers join conversations on conversations.id = offers.conversation_id
  where conversations.buyer_id = ${buyerId} and ${isOpen}
    and not (offers.started_by_seller and offers.state = 'countered')`;

/** Returns how many prices were named in a conversation. */
export async function countRounds(database: Queryable, conversationId: string): Promise<number> {
  const [row] = await database.query<{ rounds: number }>(sql`
    select coalesce(sum(rounds), 0)::int as rounds from offers
    where conversation_id = ${conversationId}`);
  return row?.rounds ?? 0;
}

export interface OfferRecord {
  id: string;
  conversationId: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  state: OfferState;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  isExpired: boolean;
}

/** Adds an open offer of a role, unless the conversation has one: then it returns undefined. */
export async function addOffer(
  tx: Transaction,
  offer: { conversationId: string; amount: number; currency: string; by: 'buyer' | 'seller' },
  offerHours: number,
): Promise<string | undefined> {
  const isBySeller = offer.by === 'seller';
  const state: OfferState = isBySeller ? 'countered' : 'offered';
  const [added] = await tx.query<{ id: string }>(sql`
    insert into offers (conversation_id, state, amount, currency, started_by_seller, expires_at)
    values (${offer.conversationId}, ${state}, ${offer.amount}, ${offer.currency}, ${isBySeller},
      ${expiry(offerHours)})
    on conflict (conversation_id) where state in ('offered', 'countered') do nothing returning id`);
  return added?.id;
}

const expiry = (offerHours: number) => sql`now() + make_interval(hours => ${offerHours}::int)`;

export async function findOffer(database: Queryable, id: string) {
  const [offer] = await database.query<OfferRecord>(sql`
    select offers.id, conversation_id as "conversationId", product_id as "productId",
      buyer_id as "buyerId", seller_id as "sellerId", state, amount, currency,
      coalesce(expires_at <= now(), false) as "isExpired"
    from offers join conversations on conversations.id = conversation_id
    where offers.id = ${id}`);
  return offer;
}

/** Locks an offer, and returns it. The transaction has locked its product. */
export async function lockOffer(tx: Transaction, id: string) {
  await tx.query(sql`select id from offers where id = ${id} for update`);
  return findOffer(tx, id);
}

/** Stores the state of an offer, and its new price if it has one. */
export async function storeOffer(
  tx: Transaction,
  { id, state, amount }: Pick<OfferRecord, 'id' | 'state' | 'amount'>,
  offerHours: number,
): Promise<void> {
  const isStillOpen = openOfferStates.includes(state);
  await tx.query(sql`
    update offers set state = ${state}, amount = ${amount},
      rounds = rounds + ${isStillOpen ? 1 : 0},
      expires_at = ${isStillOpen ? expiry(offerHours) : sql`null`}
    where id = ${id}`);
}

const batchSize = 200;

/** Ends the open offers whose time is over. Returns their number. */
export async function expireOffers(
  database: Database,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let total = 0;
  for (let hasMore = true; hasMore && !isStopping();) {
    const expired = await database.transaction(async (tx) => {
      const offers = await tx.query<{ id: string; recipientIds: string[] }>(sql`
        with due as (
          select id from offers where expires_at <= now()
          order by expires_at limit ${batchSize} for update skip locked)
        update offers set state = 'expired', expires_at = null from due, conversations
        where offers.id = due.id and conversations.id = offers.conversation_id
        returning conversations.id,
          array[conversations.buyer_id, conversations.seller_id] as "recipientIds"`);
      const [first, ...others] = offers.map((change) => ({
        ...change,
        about: 'conversation' as const,
      }));
      if (first) await addLiveChanges(tx, first, ...others);
      return offers.length;
    });
    total += expired;
    hasMore = expired === batchSize;
  }
  return total;
}

/**
 * The last offer of the row `conversations` as JSON for its buyer and seller; null without one.
 * @param offerRounds the most prices of a conversation
 */
export const lastOfferJson = (offerRounds: number) => sql`(
  select json_build_object('id', id, 'state', state, 'amount', amount, 'currency', currency,
    'expiresAt', expires_at, 'isBuyerUnknown', ${isHiddenFromSeller}, 'roundsLeft', greatest(0, ${offerRounds}::int - (
      select sum(rounds) from offers all_offers
      where all_offers.conversation_id = conversations.id)))
  from offers where offers.conversation_id = conversations.id
  order by created_at desc, id limit 1)`;

/** Stores a seller's settings of a listing. Returns the number of changed products. */
export async function storeOfferSettings(
  tx: Transaction,
  productId: string,
  { acceptsOffers, lowestOffer }: OfferSettings,
): Promise<number> {
  const changed = await tx.query(sql`
    update products set accepts_offers = ${acceptsOffers}, lowest_offer = ${lowestOffer}
    where id = ${productId} returning id`);
  return changed.length;
}
