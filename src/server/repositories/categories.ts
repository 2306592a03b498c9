import type { Queryable } from '../database/database';
import { sql } from '../database/sql';

export async function categoriesJson(database: Queryable): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select coalesce(json_agg(
      json_build_object('_id', id, 'name', name, 'description', description)
      order by position, name, id), '[]')::text as json
    from categories`);
  return row?.json ?? '[]';
}

export interface CategoryRecord {
  id: string;
  name: string;
  description: string;
}

export async function findCategory(database: Queryable, id: string) {
  const [category] = await database.query<CategoryRecord>(
    sql`select id, name, description from categories where id = ${id}`,
  );
  return category;
}
