import { staffListingCalls } from '../../contract/calls/staff-listings' with { type: 'signature' };
import { injectCalls, type VisibleListArgument } from './inject-calls';

export type StaffListingsQuery = VisibleListArgument<(typeof staffListingCalls)['staffListings']>;

/** The listings of all sellers. */
export const staffListingsApi = injectCalls(
  staffListingCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/staff-listings'))
      .staffListingCalls,
  ({ query, mutation, visibleList }) => ({
    staffListings: visibleList('staffListings', { providesTags: ['Products', 'Reports'] }),
    exportStaffListings: query('exportStaffListings', { keepUnusedDataFor: 0 }),
    changeStaffListings: mutation('changeStaffListings', {
      invalidatesTags: ['Products', 'Reports', 'Users'],
    }),
  }),
);

export const { useStaffListingsQuery } = staffListingsApi;
