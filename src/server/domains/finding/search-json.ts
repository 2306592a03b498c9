import type { Queryable } from '../../database/database';
import { productsOfIdsJson, type Viewer } from '../catalogue/product-json.sql';
import type { SearchResult } from './search-products';

/** Returns the response to a search as JSON, with the products as the viewer sees them. */
export async function searchJson(
  database: Queryable,
  viewer: Viewer,
  { ids, ...found }: SearchResult,
): Promise<string> {
  const products = await productsOfIdsJson(database, viewer, ids);
  return `{"products":${products},${JSON.stringify(found).slice(1)}`;
}
