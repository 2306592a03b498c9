import type { Queryable } from '../../database/database';
import { createBatchLoader } from '../../concurrency/batch-loader';
import { sql, type Sql } from '../../database/sql';
import type { Viewer } from './product-json.sql';

interface ViewerLookup {
  viewerId: string;
  /** The id of the list's category, or the uid of its seller. Empty for a list without either. */
  subject: string;
}

/**
 * Creates a function that returns a viewer only if they see a list of products differently from a visitor, and
 * undefined otherwise: then the response is the cached one of visitors.
 * @param listCondition returns the condition on `products` for a subject
 */
export function createPrivateViewerFinder(
  database: Queryable,
  listCondition: (subject: Sql) => Sql,
): (viewer: Viewer, subject?: string) => Promise<Viewer> {
  const hasPrivateView = createBatchLoader((lookups: readonly ViewerLookup[]) =>
    findPrivateViews(database, lookups, listCondition),
  );
  return async (viewer, subject = '') => {
    if (!viewer || viewer.role === 'Admin') return viewer;
    return (await hasPrivateView({ viewerId: viewer.id, subject })) ? viewer : undefined;
  };
}

/**
 * Returns for each viewer whether they sell a product of the list. A buyer sees more fields only of products that
 * they have paid for, and such products are in no list.
 */
async function findPrivateViews(
  database: Queryable,
  lookups: readonly ViewerLookup[],
  listCondition: (subject: Sql) => Sql,
): Promise<boolean[]> {
  const condition = listCondition(sql`lookups.subject`);
  const found = await database.query<{ ordinal: number }>(sql`
    select lookups.ordinal
    from unnest(
      ${lookups.map(({ viewerId }) => viewerId)}::text[], ${lookups.map(({ subject }) => subject)}::text[])
      with ordinality lookups (viewer_id, subject, ordinal)
    where exists (
      select 1 from products where seller_id = lookups.viewer_id and ${condition})`);
  const ordinals = new Set(found.map(({ ordinal }) => ordinal));
  return lookups.map((_lookup, index) => ordinals.has(index + 1));
}
