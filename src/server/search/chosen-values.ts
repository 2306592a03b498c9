import type { Facet, Search, SearchResponse } from '../../contract/search';
import type { Queryable } from '../database/database';
import { sql, type Sql } from '../database/sql';
import { placeOf } from './product-terms';

type Facets = SearchResponse['facets'];
type Chosen = 'category' | 'brand' | 'seller' | 'place';

/**
 * The facets with what is chosen of each, also where nothing has it or others are more frequent: it
 * is taken back where it was chosen.
 * @param count of what was found: all of it has what is chosen
 */
export async function withChosen(
  database: Queryable,
  facets: Facets,
  { search, count }: { search: Search; count: number },
): Promise<Facets> {
  const completed = { ...facets };
  for (const name of Object.keys(labels) as Chosen[]) {
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

const labels: Record<Chosen, (value: string) => Sql> = {
  category: (id) => sql`select name as label from categories where id = ${id}`,
  brand: (word) => sql`select display_form as label from search_words where word = ${word}`,
  seller: (uid) => sql`
    select display_name as label from users
    where uid = ${uid} and role = 'seller' and deleted_at is null`,
  place: (place) => sql`
    select location as label from products
    where place = ${place} and listed and search_version > 0 limit 1`,
};

/** What nobody has any more is called as the address has it. */
async function labelOf(database: Queryable, name: Chosen, value: string): Promise<string> {
  const [row] = await database.query<{ label: string }>(labels[name](value));
  const label = name === 'place' && row ? placeOf(row.label)?.label : row?.label;
  return label ?? value;
}
