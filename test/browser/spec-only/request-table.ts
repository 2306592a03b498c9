import type { z } from 'zod';
import { uploadCall, type CallName } from './calls';
import { payloads } from './payloads';
import { uploadKey, uploadUrl } from './register-upload';

export interface RequestRow {
  /** Method, path and query, with placeholders in braces. */
  pattern: string;
  payload: z.ZodType;
}

const { noBody, user, newProduct, product, wish, booking, payment, upload } = payloads;

/** The table of specification 7.1: the URL and the body of each call. */
export const requestTable: Record<CallName, RequestRow> = {
  'GET /user/{email}': { pattern: 'GET /user/{email}', payload: noBody },
  'POST /user': { pattern: 'POST /user', payload: user },
  'GET /jwt': { pattern: 'GET /jwt?email={email}', payload: noBody },
  'GET /categories': { pattern: 'GET /categories', payload: noBody },
  'GET /category/{id}': { pattern: 'GET /category/{categoryId}', payload: noBody },
  'GET /ads': { pattern: 'GET /ads', payload: noBody },
  'GET /products/{categoryId}': { pattern: 'GET /products/{categoryId}', payload: noBody },
  'POST /products': { pattern: 'POST /products', payload: newProduct },
  'GET /my-products/{email}': { pattern: 'GET /my-products/{email}', payload: noBody },
  'PUT /products/advertise/{id}': {
    pattern: 'PUT /products/advertise/{productId}',
    payload: product,
  },
  'DELETE /products/{id}': { pattern: 'DELETE /products/{productId}', payload: noBody },
  'GET /wishlist': {
    pattern: 'GET /wishlist?productId={productId}&&userId={uid}',
    payload: noBody,
  },
  'POST /wishlist': { pattern: 'POST /wishlist', payload: wish },
  'GET /wishlist/{email}': { pattern: 'GET /wishlist/{email}', payload: noBody },
  'POST /book-product': { pattern: 'POST /book-product', payload: booking },
  'GET /myorders/{uid}': { pattern: 'GET /myorders/{uid}', payload: noBody },
  'GET /orders/{id}': { pattern: 'GET /orders/{productId}', payload: noBody },
  'GET /all-buyer': { pattern: 'GET /all-buyer', payload: noBody },
  'GET /all-seller': { pattern: 'GET /all-seller', payload: noBody },
  'PUT /user/verified/{id}': { pattern: 'PUT /user/verified/{userId}', payload: noBody },
  'DELETE /user/{id}': { pattern: 'DELETE /user/{userId}', payload: noBody },
  'POST /create-payment-intent': { pattern: 'POST /create-payment-intent', payload: payment },
  [uploadCall]: {
    pattern: `POST ${uploadUrl}?key=${uploadKey}`,
    payload: upload,
  },
};

/** The values of the placeholders if the request matches the pattern, otherwise null. */
export function matchPattern(pattern: string, request: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const literals = pattern.split(/\{\w+\}/).map((part) => part.replace(/[.?+*]/g, '\\$&'));
  const match = new RegExp(`^${literals.join('([^/?&]+)')}$`).exec(request);
  if (!match) return null;
  return Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
  );
}
