import type { Transaction } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql, type Sql } from '../database/sql';
import { claimWithin } from './quota';

/** A seller lists a picture that is not there any more, or that they have not uploaded. */
export class PictureMissing extends Error {
  override readonly name = 'PictureMissing';
}

export const namesIn = (names: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${jsonValue(names)}::text::jsonb))`;

export interface Upload {
  name: string;
  /** The seller who sent it. */
  userId: string;
}

/** Pictures of one seller at once that no listing shows. */
export const mostUnlisted = 100;

/**
 * Remembers a picture that is about to be kept, for a day unless a product shows it by then. False
 * while the same one is being removed: its file would go with that.
 * @throws QuotaReached
 */
export async function rememberPicture(tx: Transaction, { name, userId }: Upload): Promise<boolean> {
  const unlisted = sql`
    select pictures.name from picture_uploads join pictures on pictures.name = picture_uploads.name
    where picture_uploads.user_id = ${userId} and pictures.name <> ${name}
      and not exists (select 1 from product_pictures where product_pictures.name = pictures.name)`;
  await claimWithin(tx, userId, mostUnlisted, unlisted);
  const remembered = await tx.query(sql`
    insert into pictures (name) values (${name})
    on conflict (name) do update set removable_at = excluded.removable_at, removal_id = null
    where pictures.removal_id is null or pictures.removable_at is null or pictures.removable_at <= now()
    returning name`);
  if (remembered.length === 0) return false;
  await tx.query(sql`
    insert into picture_uploads (name, user_id) values (${name}, ${userId}) on conflict do nothing`);
  return true;
}

/** Keeps pictures as long as a new product shows them. @throws PictureMissing */
export async function showPictures(
  tx: Transaction,
  { id: productId, sellerId }: { id: string; sellerId: string },
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const found = await tx.query(sql`
    select name from pictures
    where name in ${namesIn(names)} and removal_id is null and exists (
      select 1 from picture_uploads
      where picture_uploads.name = pictures.name and user_id = ${sellerId})
    order by name for update`);
  if (found.length < names.length) throw new PictureMissing();
  await tx.query(sql`
    update pictures set removable_at = null where name in ${namesIn(names)}`);
  await tx.query(sql`
    insert into product_pictures (product_id, name)
    select ${productId}, name from pictures where name in ${namesIn(names)}`);
}

/** The same for all products that are there, as for the demo's, which come with their pictures. */
export async function showAllPictures(tx: Transaction): Promise<void> {
  const shown = sql`(
    select products.id, products.seller_id, substr(address, 9) as name
    from products cross join lateral (
      select products.image as address
      union select jsonb_array_elements_text(products.photos)) addresses
    where address ~ '^/images/[0-9a-f]{64}\\.webp$') shown`;
  await tx.query(sql`
    insert into pictures (name, removable_at) select distinct name, null::timestamptz from ${shown}
    on conflict (name) do update set removable_at = null`);
  await tx.query(sql`
    insert into picture_uploads (name, user_id) select distinct name, seller_id from ${shown}
    on conflict do nothing`);
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
    update pictures set removable_at = greatest(removable_at, now()) where name in ${shown}`);
  await tx.query(sql`delete from product_pictures where product_id in (${products})`);
}
