import type { Search } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { nearbyPlaces } from './nearby-places';

/**
 * Returns the distances of products from the place of a search in whole km, by their ids; undefined for a search that is
 * not near a place.
 */
export async function findDistances(
  database: Queryable,
  search: Search,
  products: readonly { id: string }[],
): Promise<Record<string, number> | undefined> {
  const nearby = nearbyPlaces(search);
  if (!nearby) return undefined;
  const ids = jsonValue(products.map(({ id }) => id));
  const places = await database.query<{ id: string; place: string }>(sql`
    select id, place from products
    where id in (select jsonb_array_elements_text(${ids}::text::jsonb))`);
  const distances = new Map(nearby.map(({ value, km }) => [value, km]));
  return Object.fromEntries(
    places.flatMap(({ id, place }) => {
      const km = distances.get(place);
      return km === undefined ? [] : [[id, km]];
    }),
  );
}
