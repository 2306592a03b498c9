import * as z from 'zod/mini';
import { orderStates } from './order-states';
import {
  productFieldNames,
  productFields,
  type OptionalProductField,
  type RequiredProductField,
} from './product-fields';

/** The conditions of specification 3.3, best first. */
export const conditions = ['Excellent', 'Good', 'Fair'] as const;

/** The schemas of the seller's fields in a response. An optional field may be null or absent. */
const fieldSchemas = Object.fromEntries(
  productFieldNames.map((name) => [
    name,
    'required' in productFields[name] ? z.string() : z.optional(z.nullable(z.string())),
  ]),
) as Record<RequiredProductField, z.ZodMiniString> &
  Record<OptionalProductField, z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>>>;

/**
 * Product of specification 3.3. `timestamp` is in epoch milliseconds, `date` an ISO 8601 time.
 * Prices, year and mobile number are free text (specification 5.1); `priceInCents` parses a price.
 * `category` is the id of a category, `uid` the seller's, `image` a URL. This server leaves
 * sellerEmail and mobileNumber empty unless the caller has paid for the product, is its seller or an admin.
 */
export const productSchema = z.object({
  _id: z.string(),
  ...fieldSchemas,
  date: z.string(),
  timestamp: z.number(),
  advertise: z.boolean(),
  sellerEmail: z.string(),
  sellerName: z.string(),
  sellerPhoto: z.string(),
  sellerStatus: z.boolean(),
  uid: z.string(),
  /** Specification 10.2: whether a buyer has booked it. */
  booked: z.optional(z.boolean()),
  /** Specification 10.2: the number of paid orders, shown under Total Sales. */
  totalSales: z.optional(z.number()),
});
export type Product = z.infer<typeof productSchema>;

/** A product as its seller sees it, with the id and state of the order that holds it. */
export const ownProductSchema = z.extend(productSchema, {
  orderId: z.optional(z.nullable(z.string())),
  orderState: z.optional(z.nullable(z.enum(orderStates))),
  /** False for a product that is not for sale: sold, or paid and refunded. */
  listed: z.optional(z.boolean()),
});
export type OwnProduct = z.infer<typeof ownProductSchema>;

/** Specification 10.19: the maximum number of photos of a product, its `image` included. */
export const maxPhotos = 12;

/** Specification 10.19: a single product with all its photos, `image` first. */
export const detailedProductSchema = z.extend(productSchema, {
  photos: z.array(z.string()).check(z.minLength(1), z.maxLength(maxPhotos)),
  categoryName: z.string(),
  /** The attributes that its category shows (specification 10.50); null for all. */
  categoryAttributes: z.optional(z.nullable(z.array(z.string()))),
  /** Specification 10.37: the typed or recognized brand as the search lists it. */
  brandFacet: z.optional(z.nullable(z.object({ value: z.string(), label: z.string() }))),
  /** Whether it has been paid for. */
  sold: z.boolean(),
});
export type DetailedProduct = z.infer<typeof detailedProductSchema>;
