import type { ListingChangeResults } from '../../contract/selling/listing-changes';
import type { StaffListing, StaffListingChanges } from '../../contract/trust/staff-listing';
import { api } from './api';
import { requestedPageSize } from './read-all-pages';
import { responseSchema } from './response-schema';

export interface StaffListingsQuery {
  text?: string | undefined;
  state?: StaffListing['state'] | undefined;
  category?: string | undefined;
  seller?: string | undefined;
  hidden?: 'true' | undefined;
  /** How many listings the page renders. */
  visibleCount: number;
}

/** The listings of all sellers. Requires the server's capability `staffListings`. */
export const staffListingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffListings: build.query<StaffListing[], StaffListingsQuery>({
      query: ({ visibleCount, ...filter }) => ({
        url: '/staff-listings',
        params: { ...filter, limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('staffListingList'),
      providesTags: ['Products', 'Reports'],
    }),
    changeStaffListings: build.mutation<ListingChangeResults, StaffListingChanges>({
      query: (body) => ({ url: '/staff-listings/changes', method: 'POST', body }),
      responseSchema: responseSchema('listingChangeResults'),
      invalidatesTags: ['Products', 'Reports', 'Users'],
    }),
  }),
});

export const { useStaffListingsQuery } = staffListingsApi;
