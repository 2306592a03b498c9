import type { Transaction, Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql, type Sql } from '../../database/sql';
import { isPictureUsed, pictureUses, type PictureUse } from './picture-uses.sql';
import { enforceQuota } from '../platform/quota.sql';

/** A picture has been removed, or the user has not uploaded it. */
export class PictureMissingError extends Error {
  override readonly name = 'PictureMissingError';
}

/** A subquery of the names, for a condition with IN. */
export const namesIn = (names: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${jsonValue(names)}::text::jsonb))`;

export interface Upload {
  name: string;
  /** The id of the user who uploads. */
  userId: string;
}

/** The number of unused pictures that a user may have uploaded. */
export const maxUnusedPictures = 100;

/**
 * Records a picture before its file is stored. The picture is removed after a day unless it is used.
 * Returns false while an equal picture is being removed, because that would delete the new file as well.
 * @throws QuotaError
 */
export async function addPictureUpload(
  tx: Transaction,
  { name, userId }: Upload,
): Promise<boolean> {
  const unusedPictures = sql`
    select pictures.name from picture_uploads join pictures on pictures.name = picture_uploads.name
    where picture_uploads.user_id = ${userId} and pictures.name <> ${name}
      and not (${isPictureUsed(sql`pictures.name`)})`;
  await enforceQuota(tx, userId, maxUnusedPictures, unusedPictures);
  return recordPicture(tx, { name, userId });
}

/** Like `addPictureUpload`, without the quota: for a picture that something uses at once. */
export async function recordPicture(tx: Transaction, { name, userId }: Upload): Promise<boolean> {
  const added = await tx.query(sql`
    insert into pictures (name) values (${name})
    on conflict (name) do update set removable_at = excluded.removable_at, removal_id = null
    where pictures.removal_id is null or pictures.removable_at is null or pictures.removable_at <= now()
    returning name`);
  if (added.length === 0) return false;
  await tx.query(sql`
    insert into picture_uploads (name, user_id) values (${name}, ${userId}) on conflict do nothing`);
  return true;
}

/** What uses pictures, and the user who must have uploaded them. */
export interface PictureOwner {
  use: PictureUse;
  /** The id of the product, message or order. */
  id: string;
  userId: string;
}

/**
 * Records that a product or message uses pictures, so that they are not removed.
 * @throws PictureMissingError unless the user has uploaded all of them
 */
export async function linkPictures(
  tx: Transaction,
  { use, id, userId }: PictureOwner,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await preparePictures(tx, userId, names);
  const { table, ownerId } = pictureUses[use];
  await tx.query(sql`
    insert into ${table} (${ownerId}, name)
    select ${id}, name from pictures where name in ${namesIn(names)}
    on conflict do nothing`);
}

/**
 * Locks pictures whose uses are added in the same transaction, and keeps them from being removed.
 * @throws PictureMissingError unless the user has uploaded all of them
 */
export async function preparePictures(
  tx: Transaction,
  userId: string,
  names: readonly string[],
): Promise<void> {
  const found = await tx.query(sql`
    select name from pictures
    where name in ${namesIn(names)} and removal_id is null and exists (
      select 1 from picture_uploads
      where picture_uploads.name = pictures.name and user_id = ${userId})
    order by name for update`);
  if (found.length < names.length) throw new PictureMissingError();
  await tx.query(sql`
    update pictures set removable_at = null where name in ${namesIn(names)}`);
}

/**
 * Records the stored pictures of all products, whose URLs are `/images/` and the name. The demo data, for example, is
 * inserted without such records.
 */
export async function linkAllPictures(tx: Transaction): Promise<void> {
  const used = sql`(
    select products.id, products.seller_id, substr(url, 9) as name
    from products cross join lateral (
      select products.image as url
      union select jsonb_array_elements_text(products.photos)) urls
    where url ~ '^/images/[0-9a-f]{64}\\.webp$') used`;
  await tx.query(sql`
    insert into pictures (name, removable_at) select distinct name, null::timestamptz from ${used}
    on conflict (name) do update set removable_at = null`);
  await tx.query(sql`
    insert into picture_uploads (name, user_id) select distinct name, seller_id from ${used}
    on conflict do nothing`);
  await tx.query(sql`
    insert into product_pictures (product_id, name) select id, name from ${used}
    on conflict do nothing`);
}

/**
 * Removes the links of products, drafts or others to their pictures. The pictures are removed later, unless
 * they are used elsewhere or were uploaded again.
 * @param links the condition that selects the links
 */
export async function unlinkPictures(tx: Transaction, use: PictureUse, links: Sql): Promise<void> {
  const { table } = pictureUses[use];
  const used = sql`(select name from ${table} where ${links})`;
  await tx.query(sql`
    select name from pictures where name in ${used} order by name for update`);
  await tx.query(sql`
    update pictures set removable_at = greatest(removable_at, now()) where name in ${used}`);
  await tx.query(sql`delete from ${table} where ${links}`);
}

/** Releases the picture of a part of the site: of the shop's settings, or of a category. */
export async function unlinkSitePicture(tx: Transaction, ownerId: string): Promise<void> {
  await unlinkPictures(tx, 'site', sql`owner_id = ${ownerId}`);
}

export interface PictureChange {
  /** The names of the pictures that a product uses from now on. */
  added: readonly string[];
  /** The names of those that it no longer uses. */
  removed: readonly string[];
}

/**
 * Changes the pictures that a product uses. Unused ones are removed later, unless they are used elsewhere.
 * @throws PictureMissingError unless the seller has uploaded the new ones
 */
export async function changePictures(
  tx: Transaction,
  { productId, sellerId }: { productId: string; sellerId: string },
  { added, removed }: PictureChange,
): Promise<void> {
  await tx.query(sql`
    select name from pictures where name in ${namesIn([...added, ...removed])}
    order by name for update`);
  await linkPictures(tx, { use: 'product', id: productId, userId: sellerId }, added);
  await tx.query(sql`
    delete from product_pictures
    where product_id = ${productId} and name in ${namesIn(removed)}`);
  await tx.query(sql`
    update pictures set removable_at = greatest(removable_at, now())
    where name in ${namesIn(removed)}`);
}

const uploadBatchSize = 500;

/** Reads the names of the pictures that a user has uploaded, in batches. */
export async function* readUploads(database: Queryable, userId: string): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const batch = await database.query<{ name: string }>(sql`
      select name from picture_uploads where user_id = ${userId} and name > ${after}
      order by name limit ${uploadBatchSize}::int`);
    yield* batch.map(({ name }) => name);
    const last = batch.at(-1);
    if (!last || batch.length < uploadBatchSize) return;
    after = last.name;
  }
}
