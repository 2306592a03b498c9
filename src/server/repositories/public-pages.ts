import type { Queryable } from '../database/database';
import { sql } from '../database/sql';

/** The kinds of pages in the sitemap: products for sale, and sellers. */
export const publicPageKinds = ['product', 'seller'] as const;
export type PublicPageKind = (typeof publicPageKinds)[number];

export interface PublicPage {
  /** The parameter of the page's path. */
  parameter: string;
  /** The sort key. The next pages have a greater one. */
  key: string;
  createdAt: Date;
}

const pageQueries = {
  product: sql`select id as parameter, id as key, created_at as "createdAt"
    from products where listed`,
  seller: sql`select uid as parameter, id as key, created_at as "createdAt"
    from users where role = 'seller' and deleted_at is null`,
};

/** Returns the pages after a key, sorted by key. With the key '' it returns the first ones. */
export function findPublicPages(
  database: Queryable,
  kind: PublicPageKind,
  after: string,
  limit: number,
): Promise<PublicPage[]> {
  return database.query<PublicPage>(
    sql`${pageQueries[kind]} and id > ${after} order by id limit ${limit}`,
  );
}

/** Returns the key after which each part of the sitemap begins; '' for the first part. */
export async function findSitemapPartKeys(
  database: Queryable,
  kind: PublicPageKind,
  partLength: number,
): Promise<string[]> {
  const parts = [''];
  for (;;) {
    const [last, next] = await database.query<PublicPage>(sql`
      ${pageQueries[kind]} and id > ${parts.at(-1)} order by id offset ${partLength - 1} limit 2`);
    // Without a next page, another part would be empty.
    if (!last || !next) return parts;
    parts.push(last.key);
  }
}
