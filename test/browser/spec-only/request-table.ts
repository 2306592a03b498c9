import type { z } from 'zod';
import { uploadCall, type CallName } from './calls';
import { payloads } from './payloads';
import { uploadKey, uploadUrl } from './register-upload';

export interface RequestRow {
  /** Method, path and query, with placeholders in braces. */
  literalParts: string;
  payload: z.ZodType;
}

const { noBody, user, newProduct, product, wish, booking, payment, upload } = payloads;

/** The table of specification 7.1: the URL and the body of each call. */
export const requestTable: Record<CallName, RequestRow> = {
  'GET /user/{email}': { literalParts: 'GET /user/{email}', payload: noBody },
  'POST /user': { literalParts: 'POST /user', payload: user },
  'GET /jwt': { literalParts: 'GET /jwt?email={email}', payload: noBody },
  'GET /categories': { literalParts: 'GET /categories', payload: noBody },
  'GET /category/{id}': { literalParts: 'GET /category/{categoryId}', payload: noBody },
  'GET /ads': { literalParts: 'GET /ads', payload: noBody },
  'GET /products/{categoryId}': { literalParts: 'GET /products/{categoryId}', payload: noBody },
  'POST /products': { literalParts: 'POST /products', payload: newProduct },
  'GET /my-products/{email}': { literalParts: 'GET /my-products/{email}', payload: noBody },
  'PUT /products/advertise/{id}': {
    literalParts: 'PUT /products/advertise/{productId}',
    payload: product,
  },
  'DELETE /products/{id}': { literalParts: 'DELETE /products/{productId}', payload: noBody },
  'GET /wishlist': {
    literalParts: 'GET /wishlist?productId={productId}&&userId={uid}',
    payload: noBody,
  },
  'POST /wishlist': { literalParts: 'POST /wishlist', payload: wish },
  'GET /wishlist/{email}': { literalParts: 'GET /wishlist/{email}', payload: noBody },
  'POST /book-product': { literalParts: 'POST /book-product', payload: booking },
  'GET /myorders/{uid}': { literalParts: 'GET /myorders/{uid}', payload: noBody },
  'GET /orders/{id}': { literalParts: 'GET /orders/{productId}', payload: noBody },
  'GET /all-buyer': { literalParts: 'GET /all-buyer', payload: noBody },
  'GET /all-seller': { literalParts: 'GET /all-seller', payload: noBody },
  'PUT /user/verified/{id}': { literalParts: 'PUT /user/verified/{userId}', payload: noBody },
  'DELETE /user/{id}': { literalParts: 'DELETE /user/{userId}', payload: noBody },
  'POST /create-payment-intent': { literalParts: 'POST /create-payment-intent', payload: payment },
  [uploadCall]: {
    literalParts: `POST ${uploadUrl}?key=${uploadKey}`,
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
