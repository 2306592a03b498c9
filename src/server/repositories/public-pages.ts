import type { Queryable } from '../database/database';
import { sql } from '../database/sql';

/** The pages that search engines may find: of products that are for sale, and of sellers. */
export const publicKinds = ['product', 'seller'] as const;
export type PublicKind = (typeof publicKinds)[number];

export interface PublicPage {
  /** What its address is made of. */
  parameter: string;
  /** By which the pages are sorted; the next ones are behind it. */
  key: string;
  createdAt: Date;
}

const pagesOf = {
  product: sql`select id as parameter, id as key, created_at as "createdAt"
    from products where listed`,
  seller: sql`select uid as parameter, id as key, created_at as "createdAt"
    from users where role = 'seller' and deleted_at is null`,
};

/** So many pages behind a key, in the order of their keys; '' is before all. */
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

/** Behind which keys the parts of so many pages begin, the first at ''. Reads each part by itself. */
export async function partsOfPages(
  database: Queryable,
  kind: PublicKind,
  partLength: number,
): Promise<string[]> {
  const parts = [''];
  for (;;) {
    const [last, next] = await database.query<PublicPage>(sql`
      ${pagesOf[kind]} and id > ${parts.at(-1)} order by id offset ${partLength - 1} limit 2`);
    // The next part is there only if something is in it.
    if (!last || !next) return parts;
    parts.push(last.key);
  }
}
