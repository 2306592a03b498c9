import type { Queryable } from '../database/database';
import { sql } from '../database/sql';

/** Pages for search engines: of products for sale, and of sellers. */
export const publicKinds = ['product', 'seller'] as const;
export type PublicKind = (typeof publicKinds)[number];

export interface PublicPage {
  /** The parameter of its path. */
  parameter: string;
  /** The sort key, and the cursor of the next pages. */
  key: string;
  createdAt: Date;
}

const pagesOf = {
  product: sql`select id as parameter, id as key, created_at as "createdAt"
    from products where listed`,
  seller: sql`select uid as parameter, id as key, created_at as "createdAt"
    from users where role = 'seller' and deleted_at is null`,
};

/** The pages after a key, by key; '' is before all of them. */
export function publicPages(
  database: Queryable,
  kind: PublicKind,
  after: string,
  limit: number,
): Promise<PublicPage[]> {
  return database.query<PublicPage>(
    sql`${pagesOf[kind]} and id > ${after} order by id limit ${limit}`,
  );
}

/** The keys after which each part of the sitemap begins, the first ''. */
export async function partsOfPages(
  database: Queryable,
  kind: PublicKind,
  partLength: number,
): Promise<string[]> {
  const parts = [''];
  for (;;) {
    const [last, next] = await database.query<PublicPage>(sql`
      ${pagesOf[kind]} and id > ${parts.at(-1)} order by id offset ${partLength - 1} limit 2`);
    // No empty last part.
    if (!last || !next) return parts;
    parts.push(last.key);
  }
}
