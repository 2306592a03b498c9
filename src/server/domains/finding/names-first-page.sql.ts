import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import type { Cursor } from './cursor';
import { listedMatches, matchesTsQuery, type Filters } from './filters.sql';
import { sortedPage, type PageEntry, type SortedPageRequest } from './sorted-page.sql';
import { nameQueryText, queryText, type Query } from './ts-query';

/**
 * Returns the products that match a query, sorted by price: first those whose name matches, then the
 * others, which may only mention the words: "cheap rolex" does not begin with a strap for one.
 */
export async function namesFirstPage(
  database: Queryable,
  query: Query,
  {
    filters,
    after,
    ...request
  }: Omit<SortedPageRequest, 'where' | 'after'> & { filters: Filters; after: Cursor | undefined },
): Promise<(PageEntry & { matchesByName: boolean })[]> {
  const names = nameQueryText(query);
  const parts = [
    { matchesByName: true, where: listedMatches(names, filters) },
    {
      matchesByName: false,
      where: sql`${listedMatches(queryText(query), filters)} and not ${matchesTsQuery(names)}`,
    },
  ];
  const entries = [];
  for (const { matchesByName, where } of parts) {
    const limit = request.limit - entries.length;
    const isBefore = after?.matchesByName === false && matchesByName;
    if (limit <= 0 || isBefore) continue;
    const isSamePart = after?.matchesByName === matchesByName;
    const page = await sortedPage(database, {
      ...request,
      where,
      limit,
      after: isSamePart ? after : undefined,
    });
    entries.push(...page.map((entry) => ({ ...entry, matchesByName })));
  }
  return entries;
}
