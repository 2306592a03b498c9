import type { Facet, Search, SearchResponse } from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { placeOf } from './product-terms';

type Facets = SearchResponse['facets'];
type SelectableFacet = 'category' | 'brand' | 'seller' | 'place';

/**
 * Adds the selected value to each facet that lacks it, so that the user can clear it. A value is missing
 * if no product has it, or if other values are more frequent.
 * @param count the number of matches, all of which have the selected values
 */
export async function withSelectedFacets(
  database: Queryable,
  facets: Facets,
  { search, count }: { search: Search; count: number },
): Promise<Facets> {
  const completed = { ...facets };
  for (const name of Object.keys(labelQueries) as SelectableFacet[]) {
    const value = search[name];
    if (value === undefined || isAmong(facets[name], value)) continue;
    completed[name] = [
      ...facets[name],
      { value, label: await labelOf(database, name, value), count },
    ];
  }
  const conditions = (search.condition ?? []).filter((value) => !isAmong(facets.condition, value));
  completed.condition = [
    ...facets.condition,
    ...conditions.map((value) => ({ value, label: value, count: 0 })),
  ];
  return completed;
}

const isAmong = (facets: Facet[], chosen: string) => facets.some(({ value }) => value === chosen);

/** Queries for the label of a value. */
const labelQueries: Record<SelectableFacet, (value: string) => Sql> = {
  category: (id) => sql`select name as label from categories where id = ${id}`,
  brand: (word) => sql`select display_form as label from search_words where word = ${word}`,
  seller: (uid) => sql`
    select display_name as label from users
    where uid = ${uid} and role = 'seller' and deleted_at is null`,
  place: (place) => sql`
    select location as label from products
    where place = ${place} and listed and search_version > 0 limit 1`,
};

/** Returns the label of a value; the value itself if no product has it any more. */
async function labelOf(database: Queryable, name: SelectableFacet, value: string): Promise<string> {
  const [row] = await database.query<{ label: string }>(labelQueries[name](value));
  const label = name === 'place' && row ? placeOf(row.label)?.label : row?.label;
  return label ?? value;
}
