import * as z from 'zod/mini';
import { orderStates } from './order-states';

/** Of specification 3.3, the best first. */
export const conditions = ['Excellent', 'Good', 'Fair'] as const;

/**
 * Product of specification 3.3. `timestamp` is in epoch milliseconds, `date` an ISO 8601 time.
 * Prices, year and mobile number are what the seller typed (specification 5.1): `priceInCents` reads a
 * price. `category` is a category's id, `uid` the seller's, `image` an address.
 * The reference server tells sellerEmail and mobileNumber only to those who have booked it, its
 * seller and admins; they are empty for others.
 */
export const productSchema = z.object({
  _id: z.string(),
  productName: z.string(),
  image: z.string(),
  category: z.string(),
  condition: z.string(),
  description: z.string(),
  location: z.string(),
  mobileNumber: z.string(),
  originalPrice: z.string(),
  sellingPrice: z.string(),
  yearOfPurchase: z.string(),
  date: z.string(),
  timestamp: z.number(),
  advertise: z.boolean(),
  sellerEmail: z.string(),
  sellerName: z.string(),
  sellerPhoto: z.string(),
  sellerStatus: z.boolean(),
  uid: z.string(),
  /** Specification 10.2: somebody has booked this piece. */
  booked: z.optional(z.boolean()),
  /** Specification 10.2: how many of it were paid for, shown under Total Sales. */
  totalSales: z.optional(z.number()),
});
export type Product = z.infer<typeof productSchema>;

/** A product as its seller sees it: with the order that somebody has of it, and where that stands. */
export const ownProductSchema = z.extend(productSchema, {
  orderId: z.optional(z.nullable(z.string())),
  orderState: z.optional(z.nullable(z.enum(orderStates))),
});
export type OwnProduct = z.infer<typeof ownProductSchema>;

/** Specification 10.19: the most photos of a product, its `image` among them. */
export const maxPhotos = 12;

/** Specification 10.19: a product by itself, with all its photos; the first of them is its `image`. */
export const productPageSchema = z.extend(productSchema, {
  photos: z.array(z.string()).check(z.minLength(1), z.maxLength(maxPhotos)),
  categoryName: z.string(),
  /** It has been paid for. */
  sold: z.boolean(),
});
export type ProductPage = z.infer<typeof productPageSchema>;
