import { watchAttributes, type WatchAttribute } from '../../../contract/selling/product-fields';
import {
  attributeFacets,
  type Search,
  type SearchResponse,
} from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { attributesOfCategories } from '../catalogue/categories.sql';

type Facets = SearchResponse['facets'];

/**
 * Removes the facets of attributes that none of the chosen categories shows. A facet with a chosen value
 * stays, so that the user can clear it.
 */
export async function withoutHiddenFacets(
  database: Queryable,
  facets: Facets,
  search: Search,
): Promise<Facets> {
  if (!search.category) return facets;
  const visible = await attributesOfCategories(database, search.category);
  if (!visible) return facets;
  const isChosen: Partial<Record<WatchAttribute, boolean>> = {
    ...Object.fromEntries(attributeFacets.map((name) => [name, search[name] !== undefined])),
    brand: search.brand !== undefined,
    caseDiameter: search.diameterFrom !== undefined || search.diameterTo !== undefined,
    yearOfProduction: search.madeFrom !== undefined || search.madeTo !== undefined,
    box: search.box === true,
    papers: search.papers === true,
  };
  const hidden = watchAttributes.filter((name) => !visible.includes(name) && !isChosen[name]);
  const { brand, ...others } = facets;
  return {
    brand: hidden.includes('brand') ? [] : brand,
    ...(Object.fromEntries(
      Object.entries(others).filter(([name]) => !hidden.some((hiddenName) => hiddenName === name)),
    ) as Omit<Facets, 'brand'>),
  };
}
