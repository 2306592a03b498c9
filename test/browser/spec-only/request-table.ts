import type { z } from 'zod';
import { uploadCall, type CallName } from './calls';
import { payloads } from './payloads';
import { uploadKey, uploadUrl } from './register-upload';

export interface RequestRow {
  /** Method, path and query, with placeholders in braces. */
  spelled: string;
  payload: z.ZodType;
}

const { nothing, user, newProduct, product, wish, booking, payment, upload } = payloads;

/** The table of specification 7.1: the URL and the body of each call. */
export const requestTable: Record<CallName, RequestRow> = {
  'GET /user/{email}': { spelled: 'GET /user/{email}', payload: nothing },
  'POST /user': { spelled: 'POST /user', payload: user },
  'GET /jwt': { spelled: 'GET /jwt?email={email}', payload: nothing },
  'GET /categories': { spelled: 'GET /categories', payload: nothing },
  'GET /category/{id}': { spelled: 'GET /category/{categoryId}', payload: nothing },
  'GET /ads': { spelled: 'GET /ads', payload: nothing },
  'GET /products/{categoryId}': { spelled: 'GET /products/{categoryId}', payload: nothing },
  'POST /products': { spelled: 'POST /products', payload: newProduct },
  'GET /my-products/{email}': { spelled: 'GET /my-products/{email}', payload: nothing },
  'PUT /products/advertise/{id}': {
    spelled: 'PUT /products/advertise/{productId}',
    payload: product,
  },
  'DELETE /products/{id}': { spelled: 'DELETE /products/{productId}', payload: nothing },
  'GET /wishlist': {
    spelled: 'GET /wishlist?productId={productId}&&userId={uid}',
    payload: nothing,
  },
  'POST /wishlist': { spelled: 'POST /wishlist', payload: wish },
  'GET /wishlist/{email}': { spelled: 'GET /wishlist/{email}', payload: nothing },
  'POST /book-product': { spelled: 'POST /book-product', payload: booking },
  'GET /myorders/{uid}': { spelled: 'GET /myorders/{uid}', payload: nothing },
  'GET /orders/{id}': { spelled: 'GET /orders/{productId}', payload: nothing },
  'GET /all-buyer': { spelled: 'GET /all-buyer', payload: nothing },
  'GET /all-seller': { spelled: 'GET /all-seller', payload: nothing },
  'PUT /user/verified/{id}': { spelled: 'PUT /user/verified/{userId}', payload: nothing },
  'DELETE /user/{id}': { spelled: 'DELETE /user/{userId}', payload: nothing },
  'POST /create-payment-intent': { spelled: 'POST /create-payment-intent', payload: payment },
  [uploadCall]: {
    spelled: `POST ${uploadUrl}?key=${uploadKey}`,
    payload: upload,
  },
};

/** The values of the placeholders if the request matches the pattern, otherwise null. */
export function readSpelling(spelled: string, request: string): Record<string, string> | null {
  const names = [...spelled.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = spelled.split(/\{\w+\}/).map((part) => part.replace(/[.?+*]/g, '\\$&'));
  const found = new RegExp(`^${pattern.join('([^/?&]+)')}$`).exec(request);
  if (!found) return null;
  return Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
  );
}
