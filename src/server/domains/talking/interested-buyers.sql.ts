import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { roleConditions } from '../access/user-roles.sql';
import { declinesEmail } from '../accounts/email-settings.sql';
import { hasBlocked } from '../accounts/user-blocks.sql';
import { isHiddenFromSeller } from './conversations.sql';
import { isOpen } from './offers.sql';

/** The most offers that a person gets from sellers in 24 hours without having asked. */
const maxOffersToBuyerPerDay = 3;

/** The days in which a person gets one offer for a product without having asked. */
const daysBetweenOffers = 7;

/** A person who has saved a product, or asked about it. */
export interface InterestedBuyer {
  id: string;
  /** Whether they have turned off emails about their wishlist, or about messages. */
  declinesEmail: boolean;
}

/**
 * Finds the buyers to whom a seller can offer a product, the last one first: those without an open offer for it, without
 * a block, and who have got few offers lately. Everyone whose conversation the seller sees is among them, so that no
 * offer says who has the product on their wishlist.
 */
export async function findInterestedBuyers(
  tx: Transaction,
  { productId, sellerId }: { productId: string; sellerId: string },
  { limit, offerRounds }: { limit: number; offerRounds: number },
): Promise<InterestedBuyer[]> {
  return tx.query<InterestedBuyer>(sql`
    select users.id, ${declinesEmail('wishes')} or ${declinesEmail('messages')} as "declinesEmail"
    from (
      select buyer_id as user_id, created_at from conversations
      where product_id = ${productId} and not ${isHiddenFromSeller}
      union all
      select user_id, created_at from wishlist_entries
      where product_id = ${productId} and not exists (
        select 1 from conversations
        where conversations.product_id = ${productId} and buyer_id = user_id
          and not ${isHiddenFromSeller})) interested
    join users on users.id = interested.user_id
    where users.id <> ${sellerId}
      and users.deleted_at is null and users.deletion_requested_at is null
      and users.suspended_at is null and ${roleConditions.buyer}
      and not ${hasBlocked(sql`users.id`, sql`${sellerId}`)}
      and not ${hasBlocked(sql`${sellerId}`, sql`users.id`)}
      and not exists (
        select 1 from conversations join offers on offers.conversation_id = conversations.id
        where conversations.product_id = ${productId} and conversations.buyer_id = users.id
        having coalesce(sum(offers.rounds), 0) >= ${offerRounds}::int
          or coalesce(bool_or(${isOpen} or offers.started_by_seller
            and offers.created_at > now() - make_interval(days => ${daysBetweenOffers}::int)), false))
      and (
        select count(*) from conversations join offers on offers.conversation_id = conversations.id
        where conversations.buyer_id = users.id and offers.started_by_seller
          and offers.created_at > now() - interval '1 day') < ${maxOffersToBuyerPerDay}::int
    order by interested.created_at desc, users.id limit ${limit}::int`);
}

/** Locks users in one order, so that no two transactions wait for each other. */
export async function lockUsers(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    select id from users where id = any(${[...ids]}::text[]) order by id for no key update`);
}

/** A query for the offers of the last 24 hours with which a seller began for a product, for the quota. */
export const sellerOffersOfLastDay = (productId: string, sellerId: string) => sql`
  select ceil(extract(epoch from offers.created_at + interval '24 hours' - now()))::int
    as "retryAfter"
  from conversations join offers on offers.conversation_id = conversations.id
  where conversations.product_id = ${productId} and conversations.seller_id = ${sellerId}
    and offers.started_by_seller and offers.created_at > now() - interval '24 hours'
  order by offers.created_at desc`;
