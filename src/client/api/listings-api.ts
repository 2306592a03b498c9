import type { ListingsQuery } from '../../contract/calls/listings';
import type { ListingChangeResults, ListingChanges } from '../../contract/selling/listing-changes';
import type { ListingsPage } from '../../contract/selling/listing';
import { api } from './api';
import { responseSchema } from './response-schema';

/** The seller's products, with filters and bulk changes. Requires the server's capability `listings`. */
export const listingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listings: build.query<ListingsPage, ListingsQuery>({
      query: (params) => ({ url: '/listings', params }),
      responseSchema: responseSchema('listingsPage'),
      providesTags: ['MyProducts'],
    }),
    exportListings: build.query<string, void>({
      query: () => ({ url: '/listings/export', responseHandler: 'text' }),
      responseSchema: responseSchema('csv'),
      keepUnusedDataFor: 0,
    }),
    changeListings: build.mutation<ListingChangeResults, ListingChanges>({
      query: (body) => ({
        url: '/listings/changes',
        method: 'POST',
        body,
        idempotencyScope: 'listings',
      }),
      responseSchema: responseSchema('listingChangeResults'),
      invalidatesTags: ['Products', 'MyProducts', 'Wishlist'],
    }),
  }),
});

export const { useListingsQuery } = listingsApi;
