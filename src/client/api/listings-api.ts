import { listingCalls } from '../../contract/calls/listings' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** The seller's products, with filters and bulk changes. */
export const listingsApi = injectCalls(
  listingCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/listings'))
      .listingCalls,
  ({ query, mutation }) => ({
    listings: query('listings', { providesTags: ['MyProducts'] }),
    exportListings: query('exportListings', { keepUnusedDataFor: 0 }),
    changeListings: mutation('changeListings', {
      request: { idempotencyScope: 'listings' },
      invalidatesTags: ['Products', 'MyProducts', 'Wishlist'],
    }),
  }),
);

export const { useListingsQuery } = listingsApi;
