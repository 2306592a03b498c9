import * as z from 'zod/mini';
import { categorySchema } from '../../contract/selling/category';
import { acknowledgementSchema } from '../../contract/platform/mutation-results';
import { orderSchema } from '../../contract/buying/order';
import { productSchema } from '../../contract/selling/product';
import { accountSchema, type Account } from '../../contract/accounts/user';
import { tolerantObject, tolerantSchema } from './tolerant-schemas';

/** The responses that a server of the specification may send in another shape than the contract's. */
export const permissiveResponses = {
  /** A server may send null for an unknown user. */
  account: z.pipe(
    z.nullable(tolerantSchema(accountSchema)),
    z.transform((response): Account => response ?? { role: null, verified: false }),
  ),
  /** Without an `insertedId`, which only the newer calls need. */
  acknowledgement: tolerantSchema(acknowledgementSchema),
  booking: z.object({ message: z.optional(z.string()) }),
  categoryHeading: tolerantObject(
    z.pick(categorySchema, { name: true, description: true }),
    'name',
  ),
  /** Some servers return the product itself, which has no productId. */
  orderOfProduct: z.pipe(
    z.transform((response: unknown) =>
      typeof response === 'object' && response !== null && '_id' in response
        ? { productId: response._id, ...response }
        : response,
    ),
    tolerantSchema(orderSchema),
  ),
  /** The advertisements, without the field `data` in which most servers send them. */
  products: tolerantSchema(z.array(productSchema)),
  /** A server may acknowledge in any form. */
  unchecked: z.unknown(),
  /** A server may send an entry, a boolean or a list. An empty list counts as false. */
  wished: z.pipe(
    z.unknown(),
    z.transform((response) => (Array.isArray(response) ? response.length > 0 : Boolean(response))),
  ),
};
