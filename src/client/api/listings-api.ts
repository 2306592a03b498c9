import type { ListingsQuery } from '../../contract/calls/listings';
import type { ListingsPage } from '../../contract/listing';
import { api } from './api';
import { responseSchema } from './response-schema';

/** The seller's products as a working list. Requires the server's capability `listings`. */
const listingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listings: build.query<ListingsPage, ListingsQuery>({
      query: (params) => ({ url: '/listings', params }),
      responseSchema: responseSchema('listingsPage'),
      providesTags: ['MyProducts'],
    }),
  }),
});

export const { useListingsQuery } = listingsApi;
