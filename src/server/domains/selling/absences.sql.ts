import type { Database, Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { isNotHeld } from './editable-products.sql';
import { notifyWishlistUsers } from './wish-notifications.sql';

/** Returns until when a seller is away; null if they are not. */
export async function findAbsence(database: Queryable, sellerId: string): Promise<Date | null> {
  const [seller] = await database.query<{ until: Date | null }>(sql`
    select away_until as until from users where id = ${sellerId}`);
  return seller?.until ?? null;
}

/** Stores that a seller is away, and unlists their products that are not booked. */
export async function startAbsence(tx: Transaction, sellerId: string, until: Date): Promise<void> {
  await tx.query(sql`update users set away_until = ${until} where id = ${sellerId}`);
  await lockProducts(tx, sql`seller_id = ${sellerId} and listed`);
  await tx.query(
    withListingChanges(sql`
    update products set listed = false, unlisted_because = 'away'
    where seller_id = ${sellerId} and listed and ${isNotHeld} returning id`),
  );
}

/**
 * Stores that a seller is back, lists the products that their absence has unlisted, and notifies the users who have
 * them on their wishlists. Products of a suspended seller stay unlisted, with the suspension as the reason.
 */
export async function endAbsence(tx: Transaction, sellerId: string): Promise<void> {
  await tx.query(sql`update users set away_until = null where id = ${sellerId}`);
  // Listed ones as well: one whose booking ends at this moment is being unlisted.
  await lockProducts(tx, sql`seller_id = ${sellerId} and (listed or unlisted_because = 'away')`);
  await tx.query(sql`
    update products set unlisted_because = 'suspended' from users sellers
    where seller_id = ${sellerId} and unlisted_because = 'away'
      and sellers.id = seller_id and sellers.suspended_at is not null`);
  const listed = await tx.query<{ id: string }>(
    withListingChanges(sql`
    update products set listed = true, unlisted_because = null
    from users sellers
    where seller_id = ${sellerId} and unlisted_because = 'away' and products.deleted_at is null
      and sellers.id = seller_id and sellers.deleted_at is null
    returning products.id`),
  );
  const ids = listed.map(({ id }) => id);
  await notifyWishlistUsers(tx, ids, 'forSaleAgain');
}

/** Locks products before a separate statement changes them, which then sees bookings made before the lock. */
export async function lockProducts(tx: Transaction, condition: Sql): Promise<void> {
  await tx.query(sql`select id from products where ${condition} order by id for no key update`);
}

/** The maximum number of products that are announced to open pages, which refetch their lists for each. */
const maxAnnounced = 50;

/** Extends a statement that returns the ids of its changed products, so that it also records the changes. */
export function withListingChanges(statement: Sql): Sql {
  return sql`
    with changed as (${statement}),
    announced as (
      insert into live_changes (subject_type, subject_id)
      select 'listing', id from changed limit ${maxAnnounced})
    select id from changed`;
}

/**
 * Unlists a product whose order has ended if its seller is away. The transaction has locked the product.
 */
export async function unlistWhileAway(tx: Transaction, productId: string): Promise<void> {
  await tx.query(
    withListingChanges(sql`
    update products set listed = false, unlisted_because = 'away'
    from users sellers
    where products.id = ${productId} and products.listed
      and sellers.id = products.seller_id and sellers.away_until is not null
    returning products.id`),
  );
}

const batchSize = 100;

/**
 * Ends the absences whose end has passed. Returns their number. Several servers may do this at the same time.
 */
export async function endDueAbsences(
  database: Database,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let total = 0;
  for (let endedCount = batchSize; endedCount === batchSize && !isStopping(); total += endedCount) {
    endedCount = await database.transaction(async (tx) => {
      const sellers = await tx.query<{ id: string }>(sql`
        select id from users where away_until <= now()
        order by id limit ${batchSize} for no key update skip locked`);
      for (const { id } of sellers) await endAbsence(tx, id);
      return sellers.length;
    });
  }
  return total;
}
