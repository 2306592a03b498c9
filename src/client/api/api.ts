import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** How long a response stays fresh in the payment and dashboard views (specification 9.4). */
const fiveMinutesInSeconds = 300;

const tagTypes = [
  'Account',
  'Users',
  'Categories',
  'Products',
  'MyProducts',
  'Drafts',
  'Wishlist',
  'SavedSearches',
  'Orders',
  'Sales',
  'Payouts',
  'PayoutAccount',
  'TaxDetails',
  'Notifications',
  'Conversations',
  'Away',
  'Reports',
  'Settings',
  'SitePages',
  'EmailTexts',
  'ContactMessages',
  'Jobs',
] as const;
export type Tag = (typeof tagTypes)[number];

/** The only API slice. `orders-api.ts`, `users-api.ts` and others inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: fiveMinutesInSeconds,
  // The page says only that a response is invalid, so log the reason.
  onSchemaFailure: ({ issues }, { endpoint }) =>
    console.error(`The response of ${endpoint} is invalid.`, issues),
  catchSchemaFailure: ({ message }) => ({
    status: 'PARSING_ERROR' as const,
    originalStatus: 200,
    data: '',
    error: message,
  }),
  endpoints: () => ({}),
});

/** Query options in the payment and dashboard views: refetches data that is 5 minutes old. */
export const freshFor5Minutes = { refetchOnMountOrArgChange: fiveMinutesInSeconds };
/**
 * Query options for data that may be embedded in the page: refetches data that is 30 seconds old.
 */
export const freshFor30Seconds = { refetchOnMountOrArgChange: 30 };
/** Query options elsewhere: renders cached data at once and always refetches it. */
export const refetchOnMount = { refetchOnMountOrArgChange: true };

/**
 * Query options for data that other users change: also refetches it when the user returns to the
 * tab.
 */
export const refetchOnMountAndFocus = { ...refetchOnMount, refetchOnFocus: true };
