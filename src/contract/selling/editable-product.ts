import * as z from 'zod/mini';
import { productFieldSchemas, photosSchema, unlistedReasons } from './product';
import { priceCurrencySchema } from './price-currency';
import { photoMarksSchema } from '../pictures/photo-marks';
import type { ProductFieldName } from './product-fields';

/**
 * A product as its seller edits it (docs/selling.md#edit-a-product). `photos` contains `image` as its first
 * photo.
 */
export const editableProductSchema = z.object({
  _id: z.string(),
  ...productFieldSchemas,
  currency: priceCurrencySchema,
  photos: photosSchema,
  /** Absent from older servers. */
  photoMarks: z.optional(photoMarksSchema),
  /** Increased with each change. An edit contains the revision on which it is based. */
  revision: z.int(),
  listed: z.boolean(),
  /** Null for a listed product, and for one that was sold or refunded. */
  unlistedBecause: z.nullable(z.enum(unlistedReasons)),
  /** Whether an order holds it: then `fixedFields` can't be changed. */
  isHeld: z.boolean(),
});
export type EditableProduct = z.infer<typeof editableProductSchema>;

/** The fields of a product that its seller edits. */
export type EditableField = Exclude<ProductFieldName, 'image'> | 'photos' | 'photoMarks';

/** What the buyer has agreed to, which stays as it is while the product is booked or paid. */
export const fixedFields = [
  'productName',
  'originalPrice',
  'sellingPrice',
  'condition',
  'photos',
  'photoMarks',
] as const satisfies readonly EditableField[];

/** The body of status 409 of an edit: why it was rejected, and the current values. */
export const editConflictSchema = z.object({ message: z.string(), current: editableProductSchema });

/** Until when a seller is away, as an ISO 8601 time (docs/selling.md#pause-and-absence). Null if they are not. */
export const awaySchema = z.object({ until: z.nullable(z.string()) });
export type Away = z.infer<typeof awaySchema>;

/** The maximum number of days for which a seller can be away. */
export const maxDaysAway = 180;
