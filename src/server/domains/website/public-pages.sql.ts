import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { roleConditions } from '../access/user-roles.sql';

/**
 * The kinds of pages in the sitemap: products for sale, sellers, and the searches for the products of a
 * category or a brand.
 */
export const publicPageKinds = ['product', 'seller', 'category', 'brand'] as const;
export type PublicPageKind = (typeof publicPageKinds)[number];

export interface PublicPage {
  /** The parameter of the page's URL. */
  parameter: string;
  /** The sort key. The next pages have a greater one. */
  key: string;
  /** The time of the last change of the page, or of its newest product. */
  changedAt: Date;
}

/** Products for sale that the search finds. */
const isSearchable = sql`listed and search_version > 0`;

const lastChange = sql`coalesce(changed_at, created_at)`;

const pageQueries = {
  product: sql`select id as parameter, id as key, ${lastChange} as "changedAt"
    from products where listed`,
  seller: sql`select uid as parameter, users.id as key,
      coalesce(newest.created_at, users.created_at) as "changedAt"
    from users left join lateral (
      select created_at from products where seller_id = users.id and listed
      order by created_at desc limit 1) newest on true
    where ${roleConditions.seller} and users.deleted_at is null`,
  category: sql`select categories.id as parameter, categories.id as key, created_at as "changedAt"
    from categories cross join lateral (
      select created_at from products where category_id = categories.id and ${isSearchable}
      order by created_at desc limit 1) newest`,
  // Jumps from one brand to the next in the index, which is faster than reading all products.
  brand: sql`with recursive brands (brand, created_at) as (
      (select brand, created_at from products where ${isSearchable} and brand is not null
        order by brand, created_at desc limit 1)
      union all
      select newest.brand, newest.created_at from brands cross join lateral (
        select brand, created_at from products
        where ${isSearchable} and products.brand > brands.brand
        order by brand, created_at desc limit 1) newest)
    select brand as parameter, brand as key, created_at as "changedAt" from brands`,
};

const pagesAfter = (kind: PublicPageKind, after: string) =>
  sql`select * from (${pageQueries[kind]}) pages where key > ${after} order by key`;

/** Returns the pages after a key, sorted by key. With the key '' it returns the first ones. */
export function findPublicPages(
  database: Queryable,
  kind: PublicPageKind,
  after: string,
  limit: number,
): Promise<PublicPage[]> {
  return database.query<PublicPage>(sql`${pagesAfter(kind, after)} limit ${limit}`);
}

/** Returns the key after which each part of the sitemap begins; '' for the first part. */
export async function findSitemapPartKeys(
  database: Queryable,
  kind: PublicPageKind,
  partLength: number,
): Promise<string[]> {
  const parts = [''];
  for (;;) {
    const [last, next] = await database.query<PublicPage>(
      sql`${pagesAfter(kind, parts.at(-1) ?? '')} offset ${partLength - 1} limit 2`,
    );
    // Without a next page, another part would be empty.
    if (!last || !next) return parts;
    parts.push(last.key);
  }
}
