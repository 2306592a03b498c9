import type { Database, Queryable } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql } from '../database/sql';

/** Somebody lists a picture that is not there, or not any more. */
export class PictureMissing extends Error {
  override readonly name = 'PictureMissing';
}

const namesIn = (names: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${jsonValue(names)}::text::jsonb))`;

/**
 * Remembers a picture that is about to be kept, for a day unless a product shows it by then. If the
 * same one is being removed, it is remembered once that is done.
 */
export async function rememberPicture(database: Queryable, name: string): Promise<void> {
  await database.query(sql`
    insert into pictures (name) values (${name})
    on conflict (name) do update set unused_at = excluded.unused_at`);
}

/** Keeps pictures as long as a new product shows them. @throws PictureMissing */
export async function showPictures(
  transaction: Queryable,
  productId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const found = await transaction.query(sql`
    select name from pictures where name in ${namesIn(names)} order by name for update`);
  if (found.length < names.length) throw new PictureMissing();
  await transaction.query(sql`
    update pictures set unused_at = null where name in ${namesIn(names)}`);
  await transaction.query(sql`
    insert into product_pictures (product_id, name)
    select ${productId}, name from pictures where name in ${namesIn(names)}`);
}

/** The same for all products that are there, as for the demo's, which come with their pictures. */
export async function showAllPictures(transaction: Queryable): Promise<void> {
  const shown = sql`(
    select products.id, substr(address, 9) as name
    from products cross join lateral (
      select products.image as address
      union select jsonb_array_elements_text(products.photos)) addresses
    where address ~ '^/images/[0-9a-f]{64}\\.webp$') shown`;
  await transaction.query(sql`
    insert into pictures (name, unused_at) select distinct name, null::timestamptz from ${shown}
    on conflict (name) do update set unused_at = null`);
  await transaction.query(sql`
    insert into product_pictures (product_id, name) select id, name from ${shown}
    on conflict do nothing`);
}

/**
 * Before a product is deleted: its pictures may go, unless others show them too, or somebody has just
 * uploaded them again.
 */
export async function releasePictures(transaction: Queryable, productId: string): Promise<void> {
  await transaction.query(sql`
    select name from pictures
    where name in (select name from product_pictures where product_id = ${productId})
    order by name for update`);
  await transaction.query(sql`
    update pictures set unused_at = greatest(unused_at, now())
    where name in (select name from product_pictures where product_id = ${productId})`);
}

/**
 * Removes pictures that no product shows any more. Each is held until it is gone, so that nobody
 * lists or uploads it meanwhile. How many were looked at.
 */
export function forgetUnusedPictures(
  database: Database,
  remove: (name: string) => Promise<void>,
  most: number,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await transaction.query<{ name: string }>(sql`
      select name from pictures where unused_at <= now()
      order by unused_at limit ${most} for update skip locked`);
    const names = due.map(({ name }) => name);
    if (names.length === 0) return 0;
    // A statement of its own sees what was listed until the rows were held.
    await transaction.query(sql`
      update pictures set unused_at = null
      where name in ${namesIn(names)} and name in (select name from product_pictures)`);
    const gone = await transaction.query<{ name: string }>(sql`
      delete from pictures where name in ${namesIn(names)} and unused_at is not null
      returning name`);
    await Promise.all(gone.map(({ name }) => remove(name)));
    return names.length;
  });
}
