import * as z from 'zod/mini';

/** With fewer sales, no prices are shown: they would say what one buyer paid. */
export const minSoldPrices = 5;

/** What the sold watches have in common with the new one, from the closest to the most general. */
const soldPricesBases = ['reference', 'model', 'brand'] as const;

/** How much faster products with something were sold in this shop than those without it. */
const saleSpeedSchema = z.object({
  kind: z.enum(['boxAndPapers', 'photos']),
  percentFaster: z.number(),
  /** The number of sales with it. */
  sales: z.number(),
});
export type SaleSpeed = z.infer<typeof saleSpeedSchema>;

/** What similar products were sold for, in the smallest unit of the shop's currency, and what sold faster (docs/finding.md#prices-of-sold-watches). */
export const soldPricesSchema = z.object({
  prices: z.nullable(
    z.object({
      /** What the sold watches have in common with the new one. */
      basis: z.enum(soldPricesBases),
      sales: z.number(),
      median: z.number(),
      lowest: z.number(),
      highest: z.number(),
    }),
  ),
  speeds: z.array(saleSpeedSchema),
});
export type SoldPrices = z.infer<typeof soldPricesSchema>;

/** A product with at least this many photos counts as one with many photos. */
export const manyPhotos = 5;
