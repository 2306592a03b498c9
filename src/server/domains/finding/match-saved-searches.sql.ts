import type { AlertFrequency } from '../../../contract/finding/saved-search';
import { parseSearchParams } from '../../../contract/finding/search';
import type { Database, Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql, sqlList, type Sql } from '../../database/sql';
import { toFilters } from './filters.sql';
import { takeProductsToMatch } from './products-to-match.sql';
import { searchVersion } from './product-terms';
import { anyTerm, interpretSavedSearch } from './saved-search-condition';
import type { SynonymTable } from './synonym-table';

const batchSize = 50;

/** Interprets the saved searches that are new, or were interpreted by other rules. Returns their number. */
export async function interpretSavedSearches(
  database: Database,
  synonyms: SynonymTable,
): Promise<number> {
  return database.transaction(async (tx) => {
    const pending = await tx.query<{ id: string; query: string }>(sql`
      select id, query from saved_searches where search_version < ${searchVersion}
      limit ${batchSize} for no key update skip locked`);
    for (const { id, query } of pending) {
      const { termQuery, keyTerms, lowestPrice, highestPrice, otherFilters } =
        await interpretSavedSearch(tx, query, synonyms);
      await tx.query(sql`
        update saved_searches set search_version = ${searchVersion},
          term_query = ${termQuery}::tsquery, key_terms = ${keyTerms}::text[],
          lowest_price = ${lowestPrice}::bigint, highest_price = ${highestPrice}::bigint,
          other_filters = ${otherFilters}
        where id = ${id}`);
    }
    return pending.length;
  });
}

/** Matches saved searches with products that wait for it. Returns the number of products. */
export async function matchProducts(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const ids = await takeProductsToMatch(tx, batchSize);
    for (const id of ids) await storeMatches(tx, id, await findMatchingSearches(tx, id));
    return ids.length;
  });
}

/** Returns the ids of the saved searches that find a product, if it is for sale. */
async function findMatchingSearches(database: Queryable, productId: string): Promise<string[]> {
  const product = sql`products.id = ${productId} and products.listed`;
  const candidates = await database.query<{ ids: string[]; otherFilters: string | null }>(sql`
    select array_agg(saved_searches.id) as ids, other_filters as "otherFilters"
    from saved_searches, products
    -- Subqueries are evaluated once, and let the index on the terms be used.
    where ${product} and user_id <> all (array(
        select seller_id from products where ${product}
        union all select blocked_id from user_blocks, products
        where ${product} and blocker_id = seller_id
        union all select blocker_id from user_blocks, products
        where ${product} and blocked_id = seller_id))
      and key_terms && array_append((
        select tsvector_to_array(search_terms) from products where ${product}), ${anyTerm})
      and (lowest_price is null or price_cents between lowest_price and highest_price)
      and (term_query is null or search_terms @@ term_query)
    group by other_filters`);
  const passing: string[] = [];
  for (let offset = 0; offset < candidates.length; offset += batchSize) {
    const batch = candidates.slice(offset, offset + batchSize);
    const conditions = batch.map(({ otherFilters }) => passesFilters(otherFilters ?? ''));
    const [row] = await database.query<{ passes: (boolean | null)[] }>(sql`
      select to_json(array[${sqlList(conditions)}]) as passes from products where ${product}`);
    passing.push(...batch.flatMap(({ ids }, index) => (row?.passes[index] ? ids : [])));
  }
  return passing;
}

/** The condition of the filters of a search, as the search itself has it. */
function passesFilters(filters: string): Sql {
  const search = parseSearchParams(new URLSearchParams(filters));
  const conditions = [...toFilters(search, { isSelective: false }).values()];
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`true`);
}

const daysBetweenEmails = { atOnce: 0, daily: 1, weekly: 7 } satisfies Partial<
  Record<AlertFrequency, number>
>;

/** Even an email at once waits a while, for further watches of the same seller. */
const minutesBetweenEmails = 5;

/** Stores what saved searches have found, each product once, and when their next email is due. */
async function storeMatches(tx: Transaction, productId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const isFound = sql`id in (select jsonb_array_elements_text(${jsonValue(ids)}::text::jsonb))`;
  // Waits for a deletion, and for what else changes the rows. The next statement then reads them as they are.
  await tx.query(sql`select from saved_searches where ${isFound} order by id for no key update`);
  await tx.query(sql`
    with found as (
      insert into saved_search_matches (saved_search_id, product_id, emailed_at)
      select id, ${productId}, case frequency when 'never' then now() end
      from saved_searches where ${isFound}
      on conflict do nothing
      returning saved_search_id)
    update saved_searches set email_due_at = greatest(now(), coalesce(emailed_at, created_at)
      + coalesce((${jsonValue(daysBetweenEmails)}::text::jsonb ->> frequency)::int, 0)
        * interval '1 day' + ${minutesBetweenEmails} * interval '1 minute')
    from found
    where id = saved_search_id and frequency <> 'never' and email_due_at is null`);
}
