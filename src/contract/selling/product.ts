import * as z from 'zod/mini';
import { orderStates } from '../buying/order-states';
import {
  productFieldNames,
  productFields,
  type OptionalProductField,
  type RequiredProductField,
} from './product-fields';
import { priceCurrencySchema } from './price-currency';
import { photoMarksSchema } from '../pictures/photo-marks';
import { tolerate } from '../platform/tolerance';
import { ratingSchema } from '../trust/review';

/** The conditions of specification 3.3, best first. */
export const conditions = ['Excellent', 'Good', 'Fair'] as const;

/** The schemas of the seller's fields in a response. An optional field may be null or absent. */
export const productFieldSchemas = Object.fromEntries(
  productFieldNames.map((name) => [
    name,
    'required' in productFields[name] ? z.string() : z.optional(z.nullable(z.string())),
  ]),
) as Record<RequiredProductField, z.ZodMiniString> &
  Record<OptionalProductField, z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>>>;

/**
 * Product of specification 3.3. `timestamp` is in epoch milliseconds, `date` an ISO 8601 time.
 * Prices, year and mobile number are free text (specification 5.1); `parsePrice` parses a price.
 * `category` is the id of a category, `uid` the seller's, `image` a URL. This server leaves
 * sellerEmail and mobileNumber empty unless the caller has paid for the product, is its seller or an admin.
 */
export const productSchema = z.object({
  _id: z.string(),
  ...productFieldSchemas,
  currency: priceCurrencySchema,
  date: z.string(),
  timestamp: z.number(),
  advertise: z.boolean(),
  sellerEmail: z.string(),
  sellerName: z.string(),
  sellerPhoto: z.string(),
  /** The seller's verified flag. */
  sellerStatus: z.boolean(),
  uid: z.string(),
  /** Whether a buyer has booked it (docs/catalogue.md#product-cards). */
  booked: z.optional(z.boolean()),
  /** Of the reviews of the seller by buyers; null below three. */
  sellerRating: z.optional(z.nullable(ratingSchema)),
  /** The number of paid orders, shown under Total Sales (docs/selling.md#listings). */
  totalSales: z.optional(z.number()),
});
tolerate(productSchema, '_id', 'productName');
export type Product = z.infer<typeof productSchema>;

/** Why a product is not listed: paused by its seller, its seller is away or suspended, or moderation has hidden it. */
export const unlistedReasons = ['paused', 'away', 'suspended', 'hidden'] as const;

/** A product as its seller sees it, with the id and state of the order that holds it. */
export const ownProductSchema = z.extend(productSchema, {
  orderId: z.optional(z.nullable(z.string())),
  orderState: z.optional(z.nullable(z.enum(orderStates))),
  /** False for a product that is not for sale: sold, paid and refunded, paused, or of a seller who is away. */
  listed: z.optional(z.boolean()),
  /** Null or absent for a product that is listed, sold or refunded (docs/selling.md#pause-and-absence). */
  unlistedBecause: z.optional(z.nullable(z.enum(unlistedReasons))),
  /** The decision that has hidden it; null or absent if none has (docs/trust.md#hidden-and-deleted-listings). */
  hiddenBy: z.optional(z.nullable(z.string())),
  /** The seller's settings of offers: the lowest price is in the smallest unit of the currency (docs/buying.md#offers). */
  acceptsOffers: z.optional(z.boolean()),
  lowestOffer: z.optional(z.nullable(z.int())),
});
tolerate(ownProductSchema, '_id', 'productName');
export type OwnProduct = z.infer<typeof ownProductSchema>;

/** The maximum number of photos of a product, its `image` included (docs/pictures.md#photos-of-a-product). */
export const maxPhotos = 12;

/** The URLs of a product's photos, `image` first. */
export const photosSchema = z.array(z.string()).check(z.minLength(1), z.maxLength(maxPhotos));

/** A single product with all its photos, `image` first (docs/catalogue.md#products). */
export const detailedProductSchema = z.extend(productSchema, {
  photos: photosSchema,
  /** Absent from older servers. */
  photoMarks: z.optional(photoMarksSchema),
  categoryName: z.string(),
  /** The attributes that its category shows (docs/catalogue.md#attributes-of-a-watch); null for all. */
  categoryAttributes: z.optional(z.nullable(z.array(z.string()))),
  /** The typed or recognized brand as the search lists it (docs/catalogue.md#brand). */
  brandFacet: z.optional(z.nullable(z.object({ value: z.string(), label: z.string() }))),
  /** Whether it has been paid for. */
  sold: z.boolean(),
  /** Whether it is not for sale at the moment: paused, or its seller is away (docs/selling.md#pause-and-absence). */
  paused: z.optional(z.boolean()),
  /** Whether buyers can offer another price (docs/buying.md#offers). Absent from older servers. */
  acceptsOffers: z.optional(z.boolean()),
  /** How many have it on their wishlist. Absent from older servers. */
  wishCount: z.optional(z.number()),
  /** The price from which the current one fell, and when (docs/selling.md#edit-a-product). */
  formerPrice: z.optional(z.nullable(z.object({ sellingPrice: z.string(), fellAt: z.string() }))),
});
tolerate(detailedProductSchema, '_id', 'productName');
export type DetailedProduct = z.infer<typeof detailedProductSchema>;
