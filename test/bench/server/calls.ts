import { categoryId, emailOf, entries, people, productIdOf } from './market';
import type { Served } from './serve';

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: object;
}

/** As a proxy passes it on. */
export const from = (call: Call, address: string): Call => ({
  ...call,
  headers: { ...call.headers, 'x-forwarded-for': address },
});

/** The n-th call of a kind: nobody books twice, and nobody meets the limits for one person. */
export type CallOf = (number: number, served: Served) => Call;

const buyer = (number: number) => 1 + (number % people);

export const signIn: CallOf = (number, { identityTokens }) => ({
  method: 'GET',
  path: `/api/jwt?email=${emailOf(buyer(number))}`,
  token: identityTokens[buyer(number)],
});

export const ads: CallOf = () => ({ method: 'GET', path: '/api/ads' });

const compressed = { 'accept-encoding': 'br' };
/** Who asks so has whatever the answer is. */
const known = { ...compressed, 'if-none-match': '*' };

/** What visitors ask for, as browsers do. */
export const visits: Record<string, CallOf> = {
  'GET /ads, compressed': () => ({ method: 'GET', path: '/api/ads', headers: compressed }),
  'GET /ads, 304': () => ({ method: 'GET', path: '/api/ads', headers: known }),
  'GET /category/{id}': () => ({
    ...{ method: 'GET', path: `/api/category/${categoryId}`, headers: compressed },
  }),
  'GET /category/{id}, 304': () => ({
    ...{ method: 'GET', path: `/api/category/${categoryId}`, headers: known },
  }),
  'GET /search?category, compressed': () => ({
    ...{ method: 'GET', path: `/api/search?category=${categoryId}`, headers: compressed },
  }),
};

/** As nearly everybody has it, who is signed in and has no order in it. */
export const sharedCategory: CallOf = (number, served) => ({
  ...category(number, served),
  token: served.accessTokens[101 + (number % (people - 100))],
});

/** With open orders in it, and how to reach their sellers. */
export const category: CallOf = (_number, { accessTokens }) => ({
  method: 'GET',
  path: `/api/products/${categoryId}?limit=${entries}`,
  token: accessTokens[1],
});

/** Of products that others sell. */
export const booking: CallOf = (number, { accessTokens }) => ({
  method: 'POST',
  path: '/api/book-product',
  token: accessTokens[101 + (number % (people - 100))],
  body: {
    productId: productIdOf(entries + number),
    phoneNumber: '01712345678',
    meetingLocation: 'Under the station clock',
  },
});

const search =
  (query: string): CallOf =>
  () => ({ method: 'GET', path: `/api/search?${query}` });

const threeFacets = 'category=dive-watches&condition=Good&brand=yamashiro';

/** Searches of the goods. A deep page is the fortieth: the bench finds its position first. */
export const searches: Record<string, CallOf> = {
  'suggestion: yamash': () => ({ method: 'GET', path: '/api/suggestions?text=yamash' }),
  'selective: brand, line and model': search('text=yamashiro+comet+x-149'),
  // Answered with all of that brand and line: 23 of 10,000, and 500 and more of a million.
  'brand, line and a model that nobody has': search('text=yamashiro+comet+k-101'),
  'broad: a word of all': search('text=dial'),
  'a word of every thirtieth': search('text=yamashiro'),
  'three facets': search(threeFacets),
  'three facets and a word': search(`${threeFacets}&text=comet`),
  'nothing: the same, a place and a year': search(
    `${threeFacets}&text=comet&place=sylhet&yearTo=1950`,
  ),
  'price range, cheapest first': search('priceFrom=500&priceTo=900&order=priceUp'),
};

export const broadSearch = (after: string): Call => ({
  method: 'GET',
  path: `/api/search?${new URLSearchParams({ text: 'dial', after }).toString()}`,
});
