import type {
  AttributeFacet,
  FacetValue,
  Search,
  SearchResponse,
} from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql, type Sql } from '../../database/sql';
import { roleConditions } from '../access/user-roles.sql';
import { labelOfBrand, labelOfPlace } from '../catalogue/facet-labels.sql';

type Facets = SearchResponse['facets'];
type SelectableFacet = 'category' | 'condition' | 'brand' | 'seller' | 'place' | AttributeFacet;

/**
 * Adds the selected values to each facet that lacks them because no match has them, so that the user can
 * clear them.
 */
export async function withSelectedFacets(
  database: Queryable,
  facets: Facets,
  search: Search,
): Promise<Facets> {
  const completed = { ...facets };
  for (const name of Object.keys(labels) as SelectableFacet[]) {
    const selected = [search[name] ?? []].flat();
    const found = facets[name] ?? [];
    const missing = selected.filter(
      (selectedValue) => !found.some(({ value }) => value === selectedValue),
    );
    if (missing.length === 0) continue;
    completed[name] = [...found, ...(await unmatchedFacets(database, name, missing))];
  }
  return completed;
}

/** The label of a value; null if there is no such category, brand, seller or place. */
const labels: Record<SelectableFacet, Sql> = {
  category: sql`(select name from categories where id = value)`,
  condition: sql`value`,
  brand: labelOfBrand(sql`value`),
  seller: sql`(select display_name from users
    where uid = value and ${roleConditions.seller} and deleted_at is null)`,
  place: labelOfPlace(sql`value`),
  movement: sql`value`,
  caseMaterial: sql`value`,
  dialColour: sql`value`,
};

async function unmatchedFacets(
  database: Queryable,
  name: SelectableFacet,
  values: string[],
): Promise<FacetValue[]> {
  const rows = await database.query<{ value: string; label: string | null }>(sql`
    select value, ${labels[name]} as label
    from jsonb_array_elements_text(${jsonValue(values)}::text::jsonb) value`);
  return rows.map(({ value, label }) => ({
    value,
    label: label ?? value,
    count: 0,
  }));
}
