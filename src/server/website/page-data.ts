import { advertisementsPageSize } from '../../contract/advertisements-page';
import { maxSimilarProducts } from '../../contract/calls/products';
import { sellerPageSize, type EmbeddedCall } from '../../contract/rendered-page';
import type { RouteName } from '../../contract/routes';
import type { Queryable } from '../database/database';
import { categoriesJson } from '../repositories/categories';
import { productPageJson, similarProductsJson } from '../repositories/product-page';
import { isAdvertised, isFromSeller, productListJson } from '../repositories/product-lists';
import { sellerJson } from '../repositories/sellers';

/** The response of an API call, with its body as JSON text. */
export type JsonResponse = EmbeddedCall & { status: number; json: string };

/**
 * Returns the API responses that a page shows to a visitor, the main one first; none for a page without data.
 * @param parameter the parameter in the page's path
 */
export async function loadPageData(
  database: Queryable,
  route: RouteName,
  parameter: string,
): Promise<JsonResponse[]> {
  if (route === 'home') return loadHomePage(database);
  if (route === 'product') return loadProductPage(database, parameter);
  if (route === 'seller') return loadSellerPage(database, parameter);
  return [];
}

async function loadHomePage(database: Queryable): Promise<JsonResponse[]> {
  const page = { limit: advertisementsPageSize };
  const { json } = await productListJson(database, undefined, isAdvertised, page);
  return [
    { call: 'advertisements', parameter: advertisementsPageSize, status: 200, json },
    { call: 'categories', status: 200, json: await categoriesJson(database) },
  ];
}

const errorBody = { json: '{}' };

async function loadProductPage(database: Queryable, parameter: string): Promise<JsonResponse[]> {
  const product = await productPageJson(database, parameter, undefined);
  const call = { call: 'product', parameter } as const;
  if (!product) return [{ ...call, ...errorBody, status: 404 }];
  const similar = await similarProductsJson(database, parameter, undefined, maxSimilarProducts);
  return [
    product === 'deleted'
      ? { ...call, ...errorBody, status: 410 }
      : { ...call, ...product, status: 200 },
    { call: 'similarProducts', parameter, status: 200, json: similar ?? '[]' },
  ];
}

async function loadSellerPage(database: Queryable, uid: string): Promise<JsonResponse[]> {
  const seller = await sellerJson(database, uid);
  const call = { call: 'seller', parameter: uid } as const;
  if (!seller) return [{ ...call, ...errorBody, status: 404 }];
  if (seller.deleted) return [{ ...call, ...errorBody, status: 410 }];
  const enough = sellerPageSize + 1;
  const page = { limit: enough };
  const { json } = await productListJson(database, undefined, isFromSeller(uid), page);
  return [
    { ...call, json: seller.json, status: 200 },
    { call: 'sellerProducts', parameter: { uid, enough }, json, status: 200 },
  ];
}
