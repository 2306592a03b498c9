import type { Queryable } from '../database/database';
import { createBatchLoader } from '../concurrency/batch-loader';
import { sql, type Sql } from '../database/sql';
import type { Viewer } from './product-json';

interface Look {
  viewerId: string;
  /** Whose list, or which one. */
  subject: string;
}

/**
 * Gives who looks at a list, unless they would see of its products what every visitor sees: then
 * they can share what is read for all of those.
 * @param listOf a condition on `products`, of a list's subject
 */
export function distinguishViewers(
  database: Queryable,
  listOf: (subject: Sql) => Sql,
): (viewer: Viewer, subject?: string) => Promise<Viewer> {
  const haveTies = createBatchLoader((looks: readonly Look[]) => findTies(database, looks, listOf));
  return async (viewer, subject = '') => {
    if (!viewer || viewer.role === 'Admin') return viewer;
    return (await haveTies({ viewerId: viewer.id, subject })) ? viewer : undefined;
  };
}

/** Of each look, whether the viewer sells or holds something of the list. */
async function findTies(
  database: Queryable,
  looks: readonly Look[],
  listOf: (subject: Sql) => Sql,
): Promise<boolean[]> {
  const list = listOf(sql`asked.subject`);
  // UNION keeps a planner from reading the open orders of everybody.
  const tied = await database.query<{ place: number }>(sql`
    select asked.place
    from unnest(
      ${looks.map(({ viewerId }) => viewerId)}::text[], ${looks.map(({ subject }) => subject)}::text[])
      with ordinality asked (viewer_id, subject, place)
    where exists (
      select 1 from products where seller_id = asked.viewer_id and ${list}
      union all
      select 1 from orders join products on products.id = orders.product_id
      where orders.buyer_id = asked.viewer_id and orders.ended_at is null and ${list})`);
  const places = new Set(tied.map(({ place }) => place));
  return looks.map((_look, index) => places.has(index + 1));
}
