import type { Fields } from './collection';

/** The calls of specification 7.1, in the notation of its table. */
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

/** The only other call with marketplace data: the upload to the image host. */
export const uploadCall = 'POST image upload';

export type MarketplaceCall = (typeof marketplaceCalls)[number];
export type CallName = MarketplaceCall | typeof uploadCall;

/** A recorded request. */
export interface RecordedRequest {
  call: CallName;
  method: string;
  /** The encoded path and query. */
  url: string;
  headers: Record<string, unknown>;
  /** The parsed JSON or form fields, or undefined without a body. */
  body: Fields | undefined;
  /** The time of arrival in epoch milliseconds. */
  receivedAt: number;
}
