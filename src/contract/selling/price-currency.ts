import * as z from 'zod/mini';

/**
 * The currency of prices in free text, an ISO 4217 code in lower case: a product keeps its own when the shop's changes.
 * Absent or null for that of the shop.
 */
export const priceCurrencySchema = z.optional(z.nullable(z.string()));

/** A product's price. */
export interface Priced {
  sellingPrice: string;
  currency?: string | null | undefined;
}
