import type { Queryable, Transaction } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql, type Sql } from '../database/sql';

/** Somebody lists a picture that is not there, or not any more. */
export class PictureMissing extends Error {
  override readonly name = 'PictureMissing';
}

export const namesIn = (names: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${jsonValue(names)}::text::jsonb))`;

/**
 * Remembers a picture that is about to be kept, for a day unless a product shows it by then. False
 * while the same one is being removed: its file would go with that.
 */
export async function rememberPicture(database: Queryable, name: string): Promise<boolean> {
  const remembered = await database.query(sql`
    insert into pictures (name) values (${name})
    on conflict (name) do update set unused_at = excluded.unused_at, removal = null
    where pictures.removal is null or pictures.unused_at is null or pictures.unused_at <= now()
    returning name`);
  return remembered.length > 0;
}

/** Keeps pictures as long as a new product shows them. @throws PictureMissing */
export async function showPictures(
  tx: Transaction,
  productId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const found = await tx.query(sql`
    select name from pictures where name in ${namesIn(names)} and removal is null
    order by name for update`);
  if (found.length < names.length) throw new PictureMissing();
  await tx.query(sql`
    update pictures set unused_at = null where name in ${namesIn(names)}`);
  await tx.query(sql`
    insert into product_pictures (product_id, name)
    select ${productId}, name from pictures where name in ${namesIn(names)}`);
}

/** The same for all products that are there, as for the demo's, which come with their pictures. */
export async function showAllPictures(tx: Transaction): Promise<void> {
  const shown = sql`(
    select products.id, substr(address, 9) as name
    from products cross join lateral (
      select products.image as address
      union select jsonb_array_elements_text(products.photos)) addresses
    where address ~ '^/images/[0-9a-f]{64}\\.webp$') shown`;
  await tx.query(sql`
    insert into pictures (name, unused_at) select distinct name, null::timestamptz from ${shown}
    on conflict (name) do update set unused_at = null`);
  await tx.query(sql`
    insert into product_pictures (product_id, name) select id, name from ${shown}
    on conflict do nothing`);
}

/**
 * Products show their pictures no longer, which may go unless others show them too, or somebody has
 * just uploaded them again.
 * @param products selects their ids
 */
export async function releasePictures(tx: Transaction, products: Sql): Promise<void> {
  const shown = sql`(select name from product_pictures where product_id in (${products}))`;
  await tx.query(sql`
    select name from pictures where name in ${shown} order by name for update`);
  await tx.query(sql`
    update pictures set unused_at = greatest(unused_at, now()) where name in ${shown}`);
  await tx.query(sql`delete from product_pictures where product_id in (${products})`);
}
