import type { Queryable } from '../database/database';
import { createBatchLoader } from '../concurrency/batch-loader';
import { sql, type Sql } from '../database/sql';
import type { Viewer } from './product-json';

interface ViewerLookup {
  viewerId: string;
  /** Which list: the id of its category or seller. */
  subject: string;
}

/**
 * Returns a viewer only if they see the list differently from a visitor; all others share one query
 * result.
 * @param listOf the condition on `products` for a subject
 */
export function distinguishViewers(
  database: Queryable,
  listOf: (subject: Sql) => Sql,
): (viewer: Viewer, subject?: string) => Promise<Viewer> {
  const isInvolved = createBatchLoader((lookups: readonly ViewerLookup[]) =>
    findInvolvement(database, lookups, listOf),
  );
  return async (viewer, subject = '') => {
    if (!viewer || viewer.role === 'Admin') return viewer;
    return (await isInvolved({ viewerId: viewer.id, subject })) ? viewer : undefined;
  };
}

/** For each viewer, whether they sell a product of the list or have an open order of one. */
async function findInvolvement(
  database: Queryable,
  lookups: readonly ViewerLookup[],
  listOf: (subject: Sql) => Sql,
): Promise<boolean[]> {
  const list = listOf(sql`asked.subject`);
  // UNION keeps the planner from reading all open orders.
  const involved = await database.query<{ place: number }>(sql`
    select asked.place
    from unnest(
      ${lookups.map(({ viewerId }) => viewerId)}::text[], ${lookups.map(({ subject }) => subject)}::text[])
      with ordinality asked (viewer_id, subject, place)
    where exists (
      select 1 from products where seller_id = asked.viewer_id and ${list}
      union all
      select 1 from orders join products on products.id = orders.product_id
      where orders.buyer_id = asked.viewer_id and orders.ended_at is null and ${list})`);
  const places = new Set(involved.map(({ place }) => place));
  return lookups.map((_lookup, index) => places.has(index + 1));
}
