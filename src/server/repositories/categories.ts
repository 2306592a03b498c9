import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import { withPublicChange } from './live-changes';

/** Returns all categories as JSON, in the operator's order, each with the image of its newest product. */
export async function categoriesJson(database: Queryable): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select coalesce(json_agg(
      json_strip_nulls(json_build_object(
        '_id', id, 'name', name, 'description', description,
        'image', (
          select products.image from products
          where products.category_id = categories.id and products.listed
          order by products.created_at desc, products.id limit 1)))
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

export async function findCategory(database: Queryable, id: string) {
  const [category] = await database.query<CategoryRecord>(
    sql`select id, name, description from categories where id = ${id}`,
  );
  return category;
}

/** Adds a category after the others. Returns false if a category with that name exists. */
export async function addCategory(
  database: Queryable,
  { name, description }: Omit<CategoryRecord, 'id'>,
): Promise<boolean> {
  const rows = await database.query(
    withPublicChange(sql`
    insert into categories (name, description, position)
    select ${name}::text, ${description}::text, coalesce(max(position), 0) + 1
    from categories
    having count(*) filter (where lower(name) = lower(${name}::text)) = 0
    returning id`),
  );
  return rows.length > 0;
}
