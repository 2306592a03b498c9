import { categoryId, emailOf, listLength, buyerCount, productIdOf } from './seed-marketplace';
import type { BenchServer } from './serve';

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: object;
}

/** The call as a proxy forwards it for this client. */
export const withIpAddress = (call: Call, ipAddress: string): Call => ({
  ...call,
  headers: { ...call.headers, 'x-forwarded-for': ipAddress },
});

/** Creates the n-th call. The numbers spread over users and products, because of the rate limits. */
export type CallFactory = (number: number, server: BenchServer) => Call;

const buyerNumber = (number: number) => 1 + (number % buyerCount);

/** A buyer who sells nothing and has no orders. Users 1 to 100 are sellers, too. */
const otherBuyerNumber = (number: number) => 101 + (number % (buyerCount - 100));

export const signIn: CallFactory = (number, { identityTokens }) => ({
  method: 'GET',
  path: `/api/jwt?email=${emailOf(buyerNumber(number))}`,
  token: identityTokens[buyerNumber(number)],
});

export const ads: CallFactory = () => ({ method: 'GET', path: '/api/ads' });

const acceptsBrotli = { 'accept-encoding': 'br' };
/** Matches the version of any response, so that the server responds with 304. */
const matchesAnyVersion = { ...acceptsBrotli, 'if-none-match': '*' };

const visitorCall =
  (path: string, headers: Record<string, string>): CallFactory =>
  () => ({ method: 'GET', path, headers });

/** The calls of a visitor, with a browser's headers. */
export const visitorCalls: Record<string, CallFactory> = {
  'GET /ads, compressed': visitorCall('/api/ads', acceptsBrotli),
  'GET /ads, 304': visitorCall('/api/ads', matchesAnyVersion),
  'GET /category/{id}': visitorCall(`/api/category/${categoryId}`, acceptsBrotli),
  'GET /category/{id}, 304': visitorCall(`/api/category/${categoryId}`, matchesAnyVersion),
  'GET /search?category, compressed': visitorCall(
    `/api/search?category=${categoryId}`,
    acceptsBrotli,
  ),
};

/** A category's products for a signed-in user without orders. */
export const categoryWithoutOrders: CallFactory = (number, server) => ({
  ...categoryWithOrders(number, server),
  token: server.accessTokens[otherBuyerNumber(number)],
});

/** A category's products for a user with open orders, with the contact data of their sellers. */
export const categoryWithOrders: CallFactory = (_number, { accessTokens }) => ({
  method: 'GET',
  path: `/api/products/${categoryId}?limit=${listLength}`,
  token: accessTokens[1],
});

export const booking: CallFactory = (number, { accessTokens }) => ({
  method: 'POST',
  path: '/api/book-product',
  token: accessTokens[otherBuyerNumber(number)],
  body: {
    productId: productIdOf(listLength + number),
    phoneNumber: '01712345678',
    meetingLocation: 'Under the station clock',
  },
});

const mapValues = <Value, Result>(
  values: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

const search =
  (query: string): CallFactory =>
  () => ({ method: 'GET', path: `/api/search?${query}` });

const facets = 'category=dive-watches&condition=Good&brand=yamashiro';

const queries = {
  'selective: brand, line and model': 'text=yamashiro+comet+x-149',
  // Returns all of that brand and line: 23 of 10,000, more than 500 of a million.
  'brand, line and an unknown model': 'text=yamashiro+comet+k-101',
  'broad: a word of every product': 'text=dial',
  'a word of every thirtieth product': 'text=yamashiro',
  'three facets': facets,
  'three facets and a word': `${facets}&text=comet`,
  'no result: three facets, a word, a place and a year': `${facets}&text=comet&place=sylhet&yearTo=1950`,
  'price range, cheapest first': 'priceFrom=500&priceTo=900&order=priceUp',
};

export const searches: Record<string, CallFactory> = {
  'suggestion: yamash': () => ({ method: 'GET', path: '/api/suggestions?text=yamash' }),
  ...mapValues(queries, search),
};

/** A page of the broad search, after this cursor. */
export const broadSearch = (after: string): Call => ({
  method: 'GET',
  path: `/api/search?${new URLSearchParams({ text: 'dial', after }).toString()}`,
});

const createPageCall = (path: string): Call => ({
  method: 'GET',
  path,
  headers: { accept: 'text/html', 'accept-encoding': 'br' },
});

/** Pages of the searches. Each has another lowest year, so that none comes from the response cache. */
export const renderedSearches: Record<string, CallFactory> = mapValues(
  queries,
  (query) => (number: number) => createPageCall(`/search?${query}&yearFrom=${1000 + number}`),
);

/** Pages that the server renders. Each has 24 cards. */
export const renderedPages: Record<string, CallFactory> = {
  'search page, cached': () => createPageCall('/search?text=yamashiro'),
  'search page, rendered': (number) =>
    createPageCall(`/search?text=yamashiro+under+${1_000 + number}`),
};
