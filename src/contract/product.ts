import * as z from 'zod/mini';
import { freeText, listOf, shownText } from './text';

export const conditions = ['Excellent', 'Good', 'Fair'] as const;

/** The fields that a seller fills in. */
const productFormShape = {
  productName: z.string(),
  image: shownText,
  category: shownText,
  condition: shownText,
  description: shownText,
  location: shownText,
  mobileNumber: z.catch(freeText, ''),
  originalPrice: z.catch(freeText, ''),
  sellingPrice: z.catch(freeText, ''),
  yearOfPurchase: z.catch(freeText, ''),
};

/**
 * Product of specification 3.3. `timestamp` is in epoch milliseconds, `date` an ISO 8601 time.
 * The reference server tells sellerEmail and mobileNumber only to those who have booked it, its
 * seller and admins; they are empty for others.
 */
export const productSchema = z.object({
  _id: z.string(),
  ...productFormShape,
  date: shownText,
  timestamp: z.catch(z.number(), 0),
  advertise: z.catch(z.boolean(), false),
  sellerEmail: shownText,
  sellerName: shownText,
  sellerPhoto: shownText,
  sellerStatus: z.catch(z.boolean(), false),
  uid: shownText,
  /** Specification 10.2: somebody has booked this piece. */
  booked: z.optional(z.boolean()),
  /** Specification 10.2: how many of it were paid for, shown under Total Sales. */
  totalSales: z.optional(z.number()),
});
export type Product = z.infer<typeof productSchema>;
export const productListSchema = listOf(productSchema);

/** Payload of POST /products: a product that has no _id yet. */
export type NewProduct = Omit<Product, '_id' | 'booked' | 'totalSales'>;

/** Answers of the changes, in MongoDB's words as specification 7.1 names them. */
export const acknowledgementSchema = z.object({ acknowledged: z.catch(z.boolean(), false) });
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
export const modificationSchema = z.object({ modifiedCount: z.catch(z.number(), 0) });
export type Modification = z.infer<typeof modificationSchema>;
export const deletionSchema = z.object({ deletedCount: z.catch(z.number(), 0) });
export type Deletion = z.infer<typeof deletionSchema>;
