import {
  maxDrafts,
  type DraftToSave,
  type DraftSaveResult,
} from '../../../../contract/selling/product-draft';
import type { PhotoMarks } from '../../../../contract/pictures/photo-marks';
import { shopCurrency } from '../../../../contract/payments/currencies';
import {
  amountFields,
  productTextFields,
  type ProductTextField,
} from '../../../../contract/selling/product-fields';
import type { Database, Queryable, Transaction } from '../../../database/database';
import { jsonValue } from '../../../database/json-value';
import { rawSql, sql, sqlList, type Sql } from '../../../database/sql';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import type { DraftKey } from './draft-key.sql';
import { jsonPage, type PageRequest } from '../../platform/json-page.sql';
import { linkPictures, namesIn, unlinkPictures } from '../../pictures/stored-pictures.sql';
import { productColumn } from '../../catalogue/product-columns.sql';
import { productOfDraft } from '../products.sql';
import { enforceQuota } from '../../platform/quota.sql';

export interface DraftChange extends DraftToSave, DraftKey {
  photoMarks: PhotoMarks;
  /** The names of the photos that this server stores. */
  pictureNames: string[];
}

const isDraft = ({ id, sellerId }: DraftKey) => sql`id = ${id} and seller_id = ${sellerId}`;

const jsonb = (value: unknown) => sql`${jsonValue(value)}::text::jsonb`;

/**
 * Saves a draft. If it is stored with the same content already, nothing changes.
 * @throws DomainError if the stored draft has another revision; NotFoundError if there is none, or a product was
 * added from it; QuotaError, PictureMissingError
 */
export async function saveDraft(tx: Transaction, change: DraftChange): Promise<DraftSaveResult> {
  const added = change.revision === 0 ? await addDraft(tx, change) : undefined;
  if (added) {
    await linkDraftPictures(tx, change);
    return { acknowledged: true, ...added };
  }
  const [stored] = await tx.query<SavedRow & { isSame: boolean; hasSamePhotos: boolean }>(sql`
    select revision, updated_at as "updatedAt", photos = ${jsonb(change.photos)} as "hasSamePhotos",
      texts = ${jsonb(change.texts)} and photos = ${jsonb(change.photos)}
        and photo_marks = ${jsonb(change.photoMarks)} as "isSame"
    from product_drafts where ${isDraft(change)} for update`);
  if (!stored) throw new NotFoundError('draft');
  const { isSame, hasSamePhotos, ...saved } = stored;
  if (isSame) return { acknowledged: true, ...formatSaved(saved) };
  if (saved.revision !== change.revision) {
    throw new DomainError('conflict', 'This draft was changed elsewhere.');
  }
  if (!hasSamePhotos) await linkDraftPictures(tx, change);
  const [updated] = await tx.query<SavedRow>(sql`
    update product_drafts set texts = ${jsonb(change.texts)}, photos = ${jsonb(change.photos)},
      photo_marks = ${jsonb(change.photoMarks)}, revision = revision + 1, updated_at = now()
    where ${isDraft(change)} returning revision, updated_at as "updatedAt"`);
  if (!updated) throw new NotFoundError('draft');
  return { acknowledged: true, ...formatSaved(updated) };
}

interface SavedRow {
  revision: number;
  updatedAt: Date;
}

const formatSaved = ({ revision, updatedAt }: SavedRow) => ({
  revision,
  updatedAt: updatedAt.toISOString(),
});

/** Adds a draft; undefined if its id is taken, or a product was added from it. */
async function addDraft(tx: Transaction, { id, sellerId, ...content }: DraftChange) {
  await enforceDraftQuota(tx, { id, sellerId });
  const [added] = await tx.query<SavedRow>(sql`
    insert into product_drafts (id, seller_id, texts, photos, photo_marks)
    select ${id}, id, ${jsonb(content.texts)}, ${jsonb(content.photos)}, ${jsonb(content.photoMarks)}
    from users
    where id = ${sellerId} and deleted_at is null
      and not exists (${productOfDraft({ id, sellerId })})
    on conflict (id) do nothing returning revision, updated_at as "updatedAt"`);
  return added && formatSaved(added);
}

/** Locks the seller's row, so that a concurrent deletion of the seller includes or prevents the draft. */
const enforceDraftQuota = (tx: Transaction, { id, sellerId }: DraftKey) =>
  enforceQuota(
    tx,
    sellerId,
    maxDrafts,
    sql`select id from product_drafts where seller_id = ${sellerId} and id <> ${id}`,
  );

/** Makes the draft use these pictures and no others. */
async function linkDraftPictures(tx: Transaction, draft: Omit<DraftChange, keyof DraftToSave>) {
  const { id, sellerId, pictureNames } = draft;
  await linkPictures(tx, { use: 'draft', id, userId: sellerId }, pictureNames);
  await unlinkPictures(tx, 'draft', sql`draft_id = ${id} and name not in ${namesIn(pictureNames)}`);
}

/** Adds a draft with the values and photos of the seller's product. @throws QuotaError */
export async function addDraftOfProduct(
  tx: Transaction,
  { id, sellerId, productId }: DraftKey & { productId: string },
): Promise<void> {
  await enforceDraftQuota(tx, { id, sellerId });
  const texts = productTextFields.map((name) => sql`${rawSql(`'${name}'`)}, ${draftText(name)}`);
  await tx.query(sql`
    insert into product_drafts (id, seller_id, texts, photos, photo_marks)
    select ${id}, users.id, jsonb_strip_nulls(jsonb_build_object(${sqlList(texts)})),
      jsonb_build_array(products.image) || products.photos, products.photo_marks
    from products join users on users.id = products.seller_id
    where products.id = ${productId} and users.id = ${sellerId} and users.deleted_at is null`);
  await tx.query(sql`
    insert into product_draft_pictures (draft_id, name)
    select product_drafts.id, product_pictures.name from product_drafts, product_pictures
    where product_drafts.id = ${id} and product_id = ${productId}`);
}

/** The text of a product's field in a draft; null if it is empty. */
function draftText(name: ProductTextField): Sql {
  const text = sql`nullif(${productColumn(name)}, '')`;
  if (!amountFields.some((field) => field === name)) return text;
  // The form would take an amount without a currency for one in the shop's.
  return sql`case when products.price_currency = ${shopCurrency()} then ${text}
    else upper(products.price_currency) || ' ' || ${text} end`;
}

/** Deletes a draft, and returns the number of deleted drafts. */
export async function deleteDraft(tx: Transaction, draft: DraftKey): Promise<number> {
  return deleteDrafts(tx, isDraft(draft));
}

/** Deletes all drafts of a seller. */
export async function deleteDraftsOfSeller(tx: Transaction, sellerId: string): Promise<void> {
  await deleteDrafts(tx, sql`seller_id = ${sellerId}`);
}

/** Deletes at most `limit` drafts that were not changed for `draftDays`. Returns their number. */
export function deleteOldDrafts(
  database: Database,
  limit: number,
  { draftDays }: { draftDays: number },
): Promise<number> {
  return database.transaction((tx) =>
    deleteDrafts(
      tx,
      sql`id in (select id from product_drafts
        where updated_at < now() - make_interval(days => ${draftDays}::int)
        order by updated_at limit ${limit} for update skip locked)`,
    ),
  );
}

/** The pictures are unlinked first, because deleting a draft deletes its links. */
async function deleteDrafts(tx: Transaction, condition: Sql): Promise<number> {
  const found = await tx.query<{ id: string }>(sql`
    select id from product_drafts where ${condition} order by id for update`);
  if (found.length === 0) return 0;
  const ids = namesIn(found.map(({ id }) => id));
  await unlinkPictures(tx, 'draft', sql`draft_id in ${ids}`);
  await tx.query(sql`delete from product_drafts where id in ${ids}`);
  return found.length;
}

/** Returns a seller's drafts as JSON, the one that was changed last first. */
export function draftsJson(database: Queryable, sellerId: string, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`drafts`,
      from: sql`(
        select id, seller_id, texts, photos, updated_at as created_at from product_drafts) drafts`,
      where: sql`seller_id = ${sellerId}`,
      joins: sql``,
      entry: sql`json_build_object('id', id, 'productName', texts -> 'productName',
        'location', texts -> 'location', 'sellingPrice', texts -> 'sellingPrice',
        'image', photos ->> 0, 'photoCount', jsonb_array_length(photos), 'updatedAt', created_at)`,
    },
    page,
  );
}

/** Returns a draft as JSON. @throws NotFoundError */
export async function draftJson(database: Queryable, draft: DraftKey): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select json_build_object('id', id, 'revision', revision, 'texts', texts, 'photos', photos,
      'photoMarks', photo_marks, 'updatedAt', updated_at)::text as json
    from product_drafts where ${isDraft(draft)}`);
  if (!row) throw new NotFoundError('draft');
  return row.json;
}
