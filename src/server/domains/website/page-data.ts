import { advertisementsPageSize } from '../../../contract/finding/advertisements-page';
import { maxSimilarProducts } from '../../../contract/calls/products';
import { categorySearch } from '../../../contract/finding/category-search';
import {
  sellerPageSize,
  sellerReviewCount,
  type EmbeddedCall,
} from '../../../contract/website/rendered-page';
import { routes, type RouteName } from '../../../contract/routes';
import { parseSearchParams, toSearchParams, type Search } from '../../../contract/finding/search';
import type { ShopSettings } from '../../../contract/platform/shop-settings';
import { isSitePageName } from '../../../contract/website/site-pages';
import { synonymsWith } from '../finding/synonym-table';
import type { Database, Queryable } from '../../database/database';
import { categoriesJson, currentCategoryIds, findCategory } from '../catalogue/categories.sql';
import { productPageJson, similarProductsJson } from '../catalogue/product-page.sql';
import { isAdvertised, isFromSeller, productListJson } from '../catalogue/product-lists.sql';
import { sellerReviewsJson } from '../catalogue/reviews.sql';
import { sellerJson } from '../catalogue/sellers.sql';
import { searchJson } from '../finding/search-json';
import { soldPricesJson } from '../finding/sold-prices.sql';
import { searchProducts } from '../finding/search-products';
import { sitePageJson } from './site-pages/site-pages';
import type { PageUrl } from './page-url';

/** The response of an API call, with its body as JSON text. */
export type JsonResponse = EmbeddedCall & {
  status: number;
  json: string;
  /** The address that the page has now. */
  location?: string;
};

/** From where the data are read. */
export interface PageDataSource {
  database: Database;
  readSettings: () => Promise<ShopSettings>;
}

/** Returns the API responses that a page shows to a visitor, the main one first; none for a page without data. */
export async function loadPageData(
  source: PageDataSource,
  route: RouteName,
  { parameter, query }: PageUrl,
): Promise<JsonResponse[]> {
  const { database } = source;
  if (isSitePageName(route)) {
    const json = await sitePageJson(database, route, await source.readSettings());
    return [{ call: 'sitePage', parameter: route, status: 200, json }];
  }
  if (route === 'home') return loadHomePage(database);
  if (route === 'search') {
    return [await loadSearchPage(source, parseSearchParams(new URLSearchParams(query)))];
  }
  if (route === 'category') return loadCategoryPage(source, parameter, query);
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

/** A search in a category that was merged or removed leads to a search without it. */
async function loadSearchPage(source: PageDataSource, search: Search): Promise<JsonResponse> {
  const { category: ids } = search;
  if (ids === undefined) return loadSearch(source, search);
  const current = await currentCategoryIds(source.database, ids);
  if (ids.every((id) => current.includes(id))) return loadSearch(source, search);
  const params = toSearchParams({ ...search, category: current.length > 0 ? current : undefined });
  const location = `${routes.search.path}${params.size > 0 ? `?${params.toString()}` : ''}`;
  return { call: 'search', parameter: search, status: 301, ...errorBody, location };
}

async function loadSearch(
  { database, readSettings }: PageDataSource,
  search: Search,
): Promise<JsonResponse> {
  const { searchWords } = await readSettings();
  const found = await searchProducts(database, search, synonymsWith(searchWords));
  const json = await searchJson(database, undefined, found);
  return { call: 'search', parameter: search, status: 200, json };
}

async function loadCategoryPage(
  source: PageDataSource,
  id: string,
  query: string,
): Promise<JsonResponse[]> {
  const { database } = source;
  const category = await findCategory(database, id);
  const call = { call: 'category', parameter: id } as const;
  if (!category) {
    const [currentId] = await currentCategoryIds(database, [id]);
    if (currentId === undefined) return [{ ...call, ...errorBody, status: 404 }];
    const path = routes.category.path.replace(':id', encodeURIComponent(currentId));
    return [{ ...call, ...errorBody, status: 301, location: query ? `${path}?${query}` : path }];
  }
  const { name, description } = category;
  return [
    { ...call, status: 200, json: JSON.stringify({ name, description }) },
    // The browser loads another list than the first one.
    ...(query ? [] : [await loadSearch(source, categorySearch(id))]),
    { call: 'categories', status: 200, json: await categoriesJson(database) },
  ];
}

const errorBody = { json: '{}' };

async function loadProductPage(database: Queryable, parameter: string): Promise<JsonResponse[]> {
  const product = await productPageJson(database, parameter, undefined);
  const call = { call: 'product', parameter } as const;
  if (!product) return [{ ...call, ...errorBody, status: 404 }];
  const similar = await similarProductsJson(database, parameter, undefined, maxSimilarProducts);
  const json = similar ?? '[]';
  const similarResponse = { call: 'similarProducts', parameter, status: 200, json } as const;
  if (product === 'deleted') return [{ ...call, ...errorBody, status: 410 }, similarResponse];
  const { sellerUid } = product;
  const seller = await sellerJson(database, sellerUid);
  const prices = await soldPricesJson(database, parameter);
  return [
    { ...call, json: product.json, status: 200 },
    similarResponse,
    ...(prices
      ? [{ call: 'soldPricesOfProduct', parameter, json: prices, status: 200 } as const]
      : []),
    ...(seller
      ? [{ call: 'seller', parameter: sellerUid, json: seller.json, status: 200 } as const]
      : []),
  ];
}

async function loadSellerPage(database: Queryable, uid: string): Promise<JsonResponse[]> {
  const seller = await sellerJson(database, uid);
  const call = { call: 'seller', parameter: uid } as const;
  if (!seller) return [{ ...call, ...errorBody, status: 404 }];
  if (seller.deleted) return [{ ...call, ...errorBody, status: 410 }];
  // One more than the page shows, so that the page knows whether there are more.
  const neededCount = sellerPageSize + 1;
  const page = { limit: neededCount };
  const { json } = await productListJson(database, undefined, isFromSeller(uid), page);
  const reviewPage = { limit: sellerReviewCount + 1 };
  const reviews = await sellerReviewsJson(database, uid, reviewPage);
  return [
    { ...call, json: seller.json, status: 200 },
    { call: 'sellerProducts', parameter: { uid, neededCount }, json, status: 200 },
    {
      call: 'sellerReviews',
      parameter: { uid, neededCount: reviewPage.limit },
      json: reviews.json,
      status: 200,
    },
  ];
}
