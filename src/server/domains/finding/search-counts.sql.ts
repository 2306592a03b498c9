import { searchReportDays, type SearchReport } from '../../../contract/finding/search-words';
import type { Database, Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';

export interface SearchCount {
  text: string;
  searches: number;
  opened: number;
  /** The last number of results; null if it is not known. */
  results: number | null;
}

/** More texts a day are not counted, so that the table stays small. */
const maxTextsPerDay = 20_000;
const maxReported = 100;

const today = sql`(now() at time zone 'UTC')::date`;
const firstDay = sql`${today} - ${searchReportDays - 1}::int`;

/** Adds to the counts of today. */
export async function storeSearchCounts(database: Queryable, counts: SearchCount[]): Promise<void> {
  await database.query(sql`
    insert into search_counts (day, text, searches, opened, results)
    select ${today}, text, searches, opened, results
    from jsonb_to_recordset(${jsonValue(counts)}::text::jsonb)
      as rows (text text, searches integer, opened integer, results integer)
    where (select count(*) from search_counts where day = ${today}) < ${maxTextsPerDay}
    order by text
    on conflict (day, text) do update set searches = search_counts.searches + excluded.searches,
      opened = search_counts.opened + excluded.opened,
      results = coalesce(excluded.results, search_counts.results)`);
}

/** Returns the most frequent searches without a result or a click. */
export function findFruitlessSearches(database: Queryable): Promise<SearchReport['searches']> {
  return database.query(sql`
    select text, sum(searches)::int as searches, sum(opened)::int as opened,
      coalesce((array_agg(results order by day desc) filter (where results is not null))[1], 0) as results
    from search_counts where day >= ${firstDay}
    group by text
    having sum(searches) > 0 and (sum(opened) = 0
      or (array_agg(results order by day desc) filter (where results is not null))[1] = 0)
    order by 2 desc, text limit ${maxReported}`);
}

/** Deletes counts of earlier days. Returns the number of deleted rows. */
export async function deleteOldSearchCounts(database: Database, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from search_counts where (day, text) in (
      select day, text from search_counts where day < ${firstDay}
      order by day limit ${limit} for update skip locked)
    returning day`);
  return deleted.length;
}
