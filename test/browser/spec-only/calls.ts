import type { Fields } from './collection';

/** The calls of specification 7.1, spelled as its table spells them. */
export const marketplaceCalls = [
  'GET /user/{email}',
  'POST /user',
  'GET /jwt',
  'GET /categories',
  'GET /category/{id}',
  'GET /ads',
  'GET /products/{categoryId}',
  'POST /products',
  'GET /my-products/{email}',
  'PUT /products/advertise/{id}',
  'DELETE /products/{id}',
  'GET /wishlist',
  'POST /wishlist',
  'GET /wishlist/{email}',
  'POST /book-product',
  'GET /myorders/{uid}',
  'GET /orders/{id}',
  'GET /all-buyer',
  'GET /all-seller',
  'PUT /user/verified/{id}',
  'DELETE /user/{id}',
  'POST /create-payment-intent',
] as const;

/** The one other call that carries data of the marketplace's. */
export const uploadCall = 'POST image upload';

export type MarketplaceCall = (typeof marketplaceCalls)[number];
export type CallName = MarketplaceCall | typeof uploadCall;

/** A request as it arrived. */
export interface RecordedRequest {
  call: CallName;
  method: string;
  /** Path and query, nothing decoded. */
  url: string;
  headers: Record<string, unknown>;
  /** The parsed JSON, or the fields of a form; undefined where nothing was sent. */
  body: Fields | undefined;
  /** When it arrived, in epoch milliseconds. */
  at: number;
}
