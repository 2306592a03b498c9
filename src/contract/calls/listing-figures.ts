import { figureDays, figureTotalsSchema, listingFiguresSchema } from '../selling/listing-figures';
import { modificationSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import type { Call } from './call';

/** Statistics of the seller's listings. */
export const listingFigureCalls = {
  countView: {
    method: 'POST',
    path: '/product/{id}/views',
    summary: "Count a view of a product's page, unless its seller is the viewer",
    auth: 'optional',
    isCounter: true,
    response: modificationSchema,
  },
  listingFigures: {
    method: 'GET',
    path: '/listings/{id}/figures',
    summary: `Count the views, wishes, questions and bookings of the seller's product by day, for ${figureDays} days`,
    auth: 'seller',
    response: listingFiguresSchema,
    errors: { 404: notFoundMessages.product },
  },
  figureTotals: {
    method: 'GET',
    path: '/figures',
    summary: `Count the views, wishes, questions and bookings of all products of the seller in ${figureDays} days`,
    auth: 'seller',
    response: figureTotalsSchema,
  },
} satisfies Record<string, Call>;
