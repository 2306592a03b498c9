import {
  maxNewMatches,
  unnamedSeller,
  type AlertFrequency,
  type SavedSearch,
} from '../../../contract/finding/saved-search';
import type { Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { enforceQuota } from '../platform/quota.sql';

/** The condition that its user can see a row of `products`, the match of a row of `saved_searches`. */
export const isMatchVisible: Sql = sql`products.seller_id <> saved_searches.user_id and not exists (
  select 1 from user_blocks
  where (blocker_id, blocked_id) in (
    (products.seller_id, saved_searches.user_id), (saved_searches.user_id, products.seller_id)))`;

/** The name of a row of `saved_searches`. That of a search for a seller alone has the name that the seller has now. */
export const savedSearchTitle: Sql = sql`coalesce((
  select replace(name, ${unnamedSeller}, sellers.display_name) from users sellers
  where query like 'seller=%' and sellers.uid = substr(query, length('seller=') + 1)
    and sellers.deleted_at is null), name)`;

/** Returns a user's saved searches as JSON, newest first. */
export function savedSearchesJson(database: Queryable, userId: string, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`saved_searches`,
      from: sql`saved_searches`,
      where: sql`user_id = ${userId}`,
      joins: sql`cross join lateral (
        select count(*)::int as count from (
          select from saved_search_matches join products on products.id = product_id
          where saved_search_id = saved_searches.id and found_at > opened_at
            and products.listed and ${isMatchVisible}
          limit ${maxNewMatches}) counted) new_matches`,
      entry: sql`json_build_object('id', saved_searches.id, 'query', query,
        'name', ${savedSearchTitle}, 'frequency', frequency, 'newMatches', new_matches.count,
        'createdAt', saved_searches.created_at)`,
    },
    page,
  );
}

/**
 * Saves a search, which is interpreted soon, and returns its id. One that is saved already stays as it is.
 * @throws QuotaError
 */
export async function addSavedSearch(
  tx: Transaction,
  userId: string,
  { query, name, quota }: Pick<SavedSearch, 'query' | 'name'> & { quota: number },
): Promise<string> {
  const find = async () => {
    const [saved] = await tx.query<{ id: string }>(sql`
      select id from saved_searches
      where user_id = ${userId} and md5(query) = md5(${query}::text)`);
    return saved?.id;
  };
  const earlier = await find();
  if (earlier !== undefined) return earlier;
  const all = sql`select from saved_searches where user_id = ${userId} order by created_at desc, id`;
  await enforceQuota(tx, userId, quota, all);
  const [added] = await tx.query<{ id: string }>(sql`
    insert into saved_searches (user_id, query, name, frequency)
    values (${userId}, ${query}, ${name}, ${'daily' satisfies AlertFrequency})
    on conflict do nothing returning id`);
  return added?.id ?? (await find()) ?? '';
}

/** A saved search, found by its id; with a user's id only if it is theirs. */
interface SavedSearchKey {
  id: string;
  userId?: string;
}

const isSavedSearch = ({ id, userId }: SavedSearchKey): Sql =>
  userId === undefined ? sql`id = ${id}` : sql`id = ${id} and user_id = ${userId}`;

/**
 * Sets how often a saved search sends emails. What it has found before is in no later email. Returns the number of
 * changed rows.
 */
export async function setAlertFrequency(
  database: Queryable,
  key: SavedSearchKey,
  frequency: AlertFrequency,
): Promise<number> {
  const changed = await database.query(sql`
    with changed as (
      update saved_searches set frequency = ${frequency}, email_due_at = null
      where ${isSavedSearch(key)} returning id),
    notified as (
      update saved_search_matches set emailed_at = now() from changed
      where saved_search_id = changed.id and saved_search_matches.emailed_at is null)
    select id from changed`);
  return changed.length;
}

export async function setOpened(tx: Transaction, key: Required<SavedSearchKey>): Promise<void> {
  await tx.query(sql`update saved_searches set opened_at = now() where ${isSavedSearch(key)}`);
}

/** Deletes a saved search with what it has found. Returns the number of deleted ones. */
export async function deleteSavedSearch(
  tx: Transaction,
  key: Required<SavedSearchKey>,
): Promise<number> {
  const deleted = await tx.query(sql`
    delete from saved_searches where ${isSavedSearch(key)} returning id`);
  return deleted.length;
}

/** Has all saved searches interpreted again, after a change of categories or of the meaning of words. */
export async function reinterpretSavedSearches(tx: Transaction): Promise<void> {
  await tx.query(sql`update saved_searches set search_version = 0 where search_version > 0`);
}
