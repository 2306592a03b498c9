import { reminderCount, reminderDays } from '../../../../contract/payments/tax-details';
import type { Database, Queryable, Transaction } from '../../../database/database';
import { sql, type Sql } from '../../../database/sql';

/** The condition that payouts to a seller are held because their tax details are missing. */
export const isHeldForTax = (sellerId: Sql): Sql => sql`exists (
  select 1 from tax_details where tax_details.seller_id = ${sellerId} and held_at is not null)`;

/**
 * The condition on `tax_details` that the law makes the operator keep it, for as long as the sales: something was entered,
 * and a sale is stored.
 */
const isTaxEvidence = sql`(
  encrypted is not null and exists (
    select 1 from products join orders on orders.product_id = products.id
    where products.seller_id = tax_details.seller_id and orders.state = 'completed'))`;

/** When payouts are held of a seller who does not answer; null if nobody has asked. */
const holdsFrom = sql`coalesce(reminded_at, asked_at)
  + make_interval(days => (${reminderCount + 1} - reminders) * ${reminderDays}::int)`;

interface StoredTaxDetails {
  encrypted: string | null;
  changedAt: Date | null;
  heldAt: Date | null;
  holdsFrom: Date | null;
}

export async function findTaxDetails(
  database: Queryable,
  sellerId: string,
): Promise<StoredTaxDetails | undefined> {
  const [stored] = await database.query<StoredTaxDetails>(sql`
    select encrypted, changed_at as "changedAt", held_at as "heldAt", ${holdsFrom} as "holdsFrom"
    from tax_details where seller_id = ${sellerId}`);
  return stored;
}

/** Stores what a seller has entered. Payouts are not held any more. */
export async function saveTaxDetails(
  tx: Transaction,
  sellerId: string,
  encrypted: string,
): Promise<void> {
  await tx.query(sql`
    insert into tax_details (seller_id, encrypted, changed_at)
    values (${sellerId}, ${encrypted}, now())
    on conflict (seller_id) do update
      set encrypted = excluded.encrypted, changed_at = excluded.changed_at, held_at = null`);
}

/** A seller whom a request or a reminder was stored for. */
interface AskedSeller {
  sellerId: string;
  holdsFrom: Date;
  isHeld: boolean;
}

/**
 * Stores a request to each of these sellers who has entered nothing, a reminder of one without an answer, or that payouts
 * are held after the last one. Withdraws the requests to others, but for those whose payouts are held: they still owe an
 * answer about an earlier year. Several servers may do this at the same time.
 */
export async function storeTaxRequests(
  tx: Transaction,
  sellerIds: readonly string[],
): Promise<AskedSeller[]> {
  const sellers = sql`${sellerIds}::text[]`;
  await tx.query(sql`
    delete from tax_details
    where encrypted is null and held_at is null and seller_id <> all(${sellers})`);
  const asked = sql`seller_id as "sellerId", ${holdsFrom} as "holdsFrom",
    held_at is not null as "isHeld"`;
  const reminded = await tx.query<AskedSeller>(sql`
    update tax_details set reminded_at = now(),
      reminders = least(reminders + 1, ${reminderCount}::int),
      held_at = case when reminders = ${reminderCount}::int then now() end
    where encrypted is null and held_at is null
      and coalesce(reminded_at, asked_at) <= now() - make_interval(days => ${reminderDays}::int)
    returning ${asked}`);
  const added = await tx.query<AskedSeller>(sql`
    insert into tax_details (seller_id, asked_at)
    select id, now() from unnest(${sellers}) id order by id
    on conflict do nothing returning ${asked}`);
  return [...reminded, ...added];
}

/** Ends all requests after the operator has turned the report off. */
export async function withdrawTaxRequests(database: Queryable): Promise<void> {
  await database.query(sql`delete from tax_details where encrypted is null`);
}

/** Deletes what an erased seller has entered, or marks it to be deleted with the seller's sales. */
export async function eraseTaxDetails(tx: Transaction, sellerId: string): Promise<void> {
  await tx.query(sql`
    delete from tax_details where seller_id = ${sellerId} and not ${isTaxEvidence}`);
  await tx.query(sql`
    update tax_details set seller_is_erased = true where seller_id = ${sellerId}`);
}

/** Deletes at most `limit` tax details of erased sellers whose sales are deleted. Returns their number. */
export async function deleteOldTaxDetails(database: Database, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from tax_details where seller_id in (
      select seller_id from tax_details
      where seller_is_erased and not ${isTaxEvidence} limit ${limit})
    returning seller_id`);
  return deleted.length;
}
