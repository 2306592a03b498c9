import type { PhotoMark } from '../../../../contract/pictures/photo-marks';
import type { WatchAttribute } from '../../../../contract/selling/product-fields';
import { isSameName } from '../../../../contract/text/name-key';
import type { Queryable, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { visibleImage } from '../../catalogue/categories.sql';
import { jsonValue } from '../../../database/json-value';
import { addPublicChange } from '../../platform/live-changes.sql';

/** A category with everything that an admin changes. */
export interface StoredCategory {
  id: string;
  name: string;
  description: string;
  image: string | null;
  attributes: WatchAttribute[] | null;
  photoMarks: PhotoMark[] | null;
}

/** Returns all categories in their order, and locks them, so that only one admin changes them at a time. */
export async function lockCategories(tx: Transaction): Promise<StoredCategory[]> {
  await tx.query(sql`select id from categories order by id for no key update`);
  // A separate statement after the lock, so that it sees what was committed before the lock.
  return tx.query<StoredCategory>(sql`
    select id, name, description, image, attributes, photo_marks as "photoMarks"
    from categories order by position, name, id`);
}

export async function storeCategory(tx: Transaction, category: StoredCategory): Promise<void> {
  const { id, name, description, image, attributes, photoMarks } = category;
  await tx.query(sql`
    update categories set name = ${name}, description = ${description}, image = ${image},
      attributes = ${attributes && jsonValue(attributes)}::text::jsonb,
      photo_marks = ${photoMarks && jsonValue(photoMarks)}::text::jsonb
    where id = ${id}`);
  await addPublicChange(tx);
}

/** Stores the order of all categories. */
export async function storeOrder(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    update categories set position = ordered.position
    from jsonb_array_elements_text(${jsonValue(ids)}::text::jsonb) with ordinality
      as ordered (id, position)
    where categories.id = ordered.id`);
  await addPublicChange(tx);
}

/** Whether a category other than the excepted one has the name, in any case. */
export function isNameTaken(
  categories: readonly StoredCategory[],
  name: string,
  exceptId?: string,
): boolean {
  return categories.some((category) => category.id !== exceptId && isSameName(category.name, name));
}

/** Returns all categories as JSON as an admin edits them, with the number of their products. */
export async function editableCategoriesJson(database: Queryable): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select coalesce(json_agg(
      json_build_object(
        '_id', id, 'name', name, 'description', description, 'image', image,
        'shownImage', ${visibleImage},
        'attributes', attributes, 'photoMarks', photo_marks, 'listed', coalesce(listed, 0), 'products', coalesce(products, 0))
      order by position, name, id), '[]')::text as json
    from categories left join (
      select category_id, count(*)::int as products, (count(*) filter (where listed))::int as listed
      from products group by category_id) counts on category_id = id`);
  return row?.json ?? '[]';
}
