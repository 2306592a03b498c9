import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { DomainError } from '../../errors/domain-error';
import { addLiveChanges } from '../platform/live-changes.sql';
import { isSelling, unlistedReason } from '../selling/seller-availability.sql';
import { notifyWishlistUsers } from '../selling/wish-notifications.sql';

/** Whether a product was listed before moderation hid or deleted it, and why not. */
export interface PreviousState {
  listed: boolean;
  unlistedBecause: string | null;
}

interface LockedListing extends PreviousState {
  isHidden: boolean;
  isHeld: boolean;
  stateBeforeHiding: PreviousState | null;
}

/**
 * Locks the seller, then the product that moderation is going to hide or delete. Returns the product's state,
 * for a hidden one that from before it was hidden.
 * @throws DomainError if it is deleted or hidden already, or is to be deleted while an order holds it
 */
export async function lockListing(
  tx: Transaction,
  id: string,
  action: 'hideListing' | 'deleteListing',
): Promise<PreviousState> {
  await tx.query(sql`
    select id from users where id = (select seller_id from products where id = ${id}) for share`);
  await tx.query(sql`select id from products where id = ${id} for no key update`);
  const [product] = await tx.query<LockedListing>(sql`
    select listed, unlisted_because as "unlistedBecause", hidden_by is not null as "isHidden",
      (select previous_state from decisions where decisions.id = products.hidden_by)
        as "stateBeforeHiding",
      exists (select 1 from orders where product_id = products.id and holding) as "isHeld"
    from products where id = ${id} and deleted_at is null`);
  if (!product) throw new DomainError('conflict', 'This listing was deleted in the meantime.');
  const { isHidden, isHeld, stateBeforeHiding, ...state } = product;
  if (isHidden && action === 'hideListing') {
    throw new DomainError('conflict', 'This listing is hidden already.');
  }
  if (isHeld && action === 'deleteListing') {
    throw new DomainError('conflict', 'This listing is booked or sold. Please hide it instead.');
  }
  return stateBeforeHiding ?? state;
}

/** Hides a locked product from everyone but its seller and staff. Its orders go on. */
export async function hideListing(tx: Transaction, id: string, decisionId: string): Promise<void> {
  await tx.query(sql`
    update products set listed = false, unlisted_because = 'hidden', hidden_by = ${decisionId}
    where id = ${id}`);
  await addLiveChanges(tx, { about: 'listing', id });
}

/** Deletes a locked product. The row is kept, so that a reversal restores it. */
export async function deleteListing(
  tx: Transaction,
  id: string,
  decisionId: string,
): Promise<void> {
  await tx.query(sql`
    insert into deleted_products (id, category_id, seller_id, listed_at)
    select id, category_id, seller_id, case when not imported then created_at end
    from products where id = ${id}`);
  await tx.query(sql`delete from wishlist_entries where product_id = ${id}`);
  await tx.query(sql`
    update products set listed = false, unlisted_because = 'hidden', hidden_by = ${decisionId},
      deleted_at = now()
    where id = ${id}`);
  await addLiveChanges(tx, { about: 'listing', id });
}

interface HiddenListing {
  decisionId: string;
  action: 'hideListing' | 'deleteListing';
  previous: PreviousState;
}

/**
 * Restores a product that a decision has hidden or deleted. Called after that decision was reversed. The product gets its
 * previous state, unless it was sold or its seller is away or suspended, or an earlier decision still hides it. If it is
 * for sale again, notifies the users who have it on their wishlists. Returns false if its seller has deleted it.
 */
export async function restoreListing(
  tx: Transaction,
  { decisionId, action, previous }: HiddenListing,
): Promise<boolean> {
  // Locked, because the seller may be starting an absence or deleting the account.
  await tx.query(sql`
    select id from users
    where id = (select seller_id from products where hidden_by = ${decisionId}) for share`);
  const isSold = isSoldSince(decisionId);
  const isPaused = !previous.listed && ['paused', null].includes(previous.unlistedBecause);
  const restored = await tx.query<{ id: string; listed: boolean }>(sql`
    update products set hidden_by = other_decision.id, deleted_at = null,
      listed = other_decision.id is null and not ${isPaused} and ${isSelling} and not ${isSold},
      unlisted_because = case
        when other_decision.id is not null then 'hidden'
        when ${isPaused} then ${previous.unlistedBecause}
        when ${isSold} then null
        else ${unlistedReason} end
    from users
    left join lateral (
      select decisions.id from products hidden_product
      join decisions on decisions.subject_type = 'listing' and decisions.subject_id = hidden_product.id
      where hidden_product.hidden_by = ${decisionId} and decisions.action = 'hideListing'
        and decisions.reversed_at is null
      order by decisions.created_at desc limit 1) other_decision on true
    where products.hidden_by = ${decisionId} and users.id = products.seller_id
      and (products.deleted_at is null or ${action}::text = 'deleteListing')
      and users.deleted_at is null
    returning products.id, products.listed`);
  for (const { id, listed } of restored) {
    await tx.query(sql`delete from deleted_products where id = ${id}`);
    await addLiveChanges(tx, { about: 'listing', id });
    if (listed) await notifyWishlistUsers(tx, [id], 'forSaleAgain');
  }
  return restored.length > 0;
}

/** Whether the row `products` is sold, or was paid for after the decision. */
const isSoldSince = (decisionId: string) => sql`exists (
  select 1 from orders where orders.product_id = products.id and orders.paid_at is not null
    and (orders.holding
      or orders.paid_at > (select created_at from decisions where id = ${decisionId})))`;
