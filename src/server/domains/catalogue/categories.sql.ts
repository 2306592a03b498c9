import type { Queryable, Transaction } from '../../database/database';
import type { WatchAttribute } from '../../../contract/selling/product-fields';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { withPublicChange } from '../platform/live-changes.sql';

/** The image that visitors see: the category's own, or that of its newest product. */
export const visibleImage = sql`coalesce(categories.image, (
  select products.image from products
  where products.category_id = categories.id and products.listed
  order by products.created_at desc, products.id limit 1))`;

/** Returns all categories as JSON, in the operator's order. */
export async function categoriesJson(database: Queryable): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select coalesce(json_agg(
      json_strip_nulls(json_build_object(
        '_id', id, 'name', name, 'description', description,
        'image', ${visibleImage},
        'attributes', attributes, 'photoMarks', photo_marks))
      order by position, name, id), '[]')::text as json
    from categories`);
  return row?.json ?? '[]';
}

export interface CategoryRecord {
  id: string;
  name: string;
  description: string;
}

/** Returns all categories at once: a marketplace has only a few. */
export function allCategories(database: Queryable): Promise<CategoryRecord[]> {
  return database.query<CategoryRecord>(
    sql`select id, name, description from categories order by position, name, id`,
  );
}

/** Returns the attributes that any of the categories shows; undefined if one of them shows all. */
export async function attributesOfCategories(
  database: Queryable,
  ids: readonly string[],
): Promise<string[] | undefined> {
  const categories = await database.query<{ attributes: string[] | null }>(sql`
    select attributes from categories
    where id in (select jsonb_array_elements_text(${jsonValue(ids)}::text::jsonb))`);
  const lists = categories.flatMap(({ attributes }) => (attributes ? [attributes] : []));
  return lists.length < categories.length || lists.length === 0 ? undefined : lists.flat();
}

/** Finds the category with a name, and locks it. Its attributes are null if it shows all of them. */
export async function findCategoryAttributes(tx: Transaction, name: string) {
  const [category] = await tx.query<{ id: string; attributes: WatchAttribute[] | null }>(sql`
    select id, attributes from categories where lower(name) = lower(${name}::text)
    for no key update`);
  return category;
}

/** Sets the attributes that the category with a name shows; null for all. */
export async function setCategoryAttributes(
  database: Queryable,
  name: string,
  attributes: readonly WatchAttribute[] | null,
): Promise<void> {
  const value = attributes && jsonValue(attributes);
  await database.query(
    withPublicChange(sql`
    update categories set attributes = ${value}::text::jsonb
    where lower(name) = lower(${name}::text) returning id`),
  );
}

export async function findCategory(database: Queryable, id: string) {
  const [category] = await database.query<CategoryRecord>(
    sql`select id, name, description from categories where id = ${id}`,
  );
  return category;
}

/**
 * Returns the ids of the categories that a link with the given ids leads to: a merged category is replaced by the one
 * it became, and a removed one is left out.
 */
export async function currentCategoryIds(
  database: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  const categories = await database.query<{ id: string }>(sql`
    select categories.id from categories
    where categories.id in (
      select coalesce(category_id, given.id)
      from jsonb_array_elements_text(${jsonValue(ids)}::text::jsonb) as given (id)
      left join former_categories on former_categories.id = given.id)
    order by position, name, categories.id`);
  return categories.map(({ id }) => id);
}

/** Adds a category after the others. Returns its id; undefined if a category with that name exists. */
export async function addCategory(
  database: Queryable,
  { name, description }: Omit<CategoryRecord, 'id'>,
): Promise<string | undefined> {
  const [category] = await database.query<{ id: string }>(
    withPublicChange(sql`
    insert into categories (name, description, position)
    select ${name}::text, ${description}::text, coalesce(max(position), 0) + 1
    from categories
    having count(*) filter (where lower(name) = lower(${name}::text)) = 0
    returning id`),
  );
  return category?.id;
}
