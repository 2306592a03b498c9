import * as z from 'zod/mini';
import { productSchema } from '../selling/product';
import { sellerSchema } from '../selling/seller';
import type { Call } from './call';
import { pageQuery } from './request-fields';
import { notFoundMessages } from '../platform/not-found';

/** Public calls about sellers. */
export const sellerCalls = {
  seller: {
    method: 'GET',
    path: '/seller/{uid}',
    summary: 'Read the public profile of a seller',
    auth: 'public',
    response: sellerSchema,
    errors: { 404: notFoundMessages.seller, 410: 'The account of the seller was closed.' },
  },
  sellerProducts: {
    method: 'GET',
    path: '/seller/{uid}/products',
    summary: "List a seller's products that are for sale, newest first",
    auth: 'optional',
    query: pageQuery,
    response: z.array(productSchema),
  },
} satisfies Record<string, Call>;
