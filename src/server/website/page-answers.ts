import { maxSimilarProducts } from '../../contract/calls/products';
import { sellerPageSize, type EmbeddedCall } from '../../contract/rendered-page';
import type { RouteName } from '../../contract/routes';
import type { Queryable } from '../database/database';
import { productPageJson, similarProductsJson } from '../repositories/product-page';
import { isOfSeller, productListJson } from '../repositories/product-lists';
import { sellerJson } from '../repositories/sellers';

/** As they were read, with the body still in JSON. */
export type UnreadAnswer = EmbeddedCall & { status: number; json: string };

/**
 * What a page shows to a visitor, the first of it what it is about; nothing for a page that is not
 * rendered for a request.
 * @param parameter of the page's path
 */
export async function answersOf(
  database: Queryable,
  route: RouteName,
  parameter: string,
): Promise<UnreadAnswer[]> {
  if (route === 'product') return productAnswers(database, parameter);
  if (route === 'seller') return sellerAnswers(database, parameter);
  return [];
}

const refused = { json: '{}' };

async function productAnswers(database: Queryable, parameter: string): Promise<UnreadAnswer[]> {
  const product = await productPageJson(database, parameter, undefined);
  const about = { call: 'product', parameter } as const;
  if (!product) return [{ ...about, ...refused, status: 404 }];
  const similar = await similarProductsJson(database, parameter, undefined, maxSimilarProducts);
  return [
    product === 'deleted'
      ? { ...about, ...refused, status: 410 }
      : { ...about, ...product, status: 200 },
    { call: 'similarProducts', parameter, status: 200, json: similar ?? '[]' },
  ];
}

async function sellerAnswers(database: Queryable, uid: string): Promise<UnreadAnswer[]> {
  const seller = await sellerJson(database, uid);
  const about = { call: 'seller', parameter: uid } as const;
  if (!seller) return [{ ...about, ...refused, status: 404 }];
  if (seller.deleted) return [{ ...about, ...refused, status: 410 }];
  const enough = sellerPageSize + 1;
  const page = { limit: enough };
  const { json } = await productListJson(database, undefined, isOfSeller(uid), page);
  return [
    { ...about, json: seller.json, status: 200 },
    { call: 'sellerProducts', parameter: { uid, enough }, json, status: 200 },
  ];
}
