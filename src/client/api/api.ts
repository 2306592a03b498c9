import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * How long a response stays fresh in the payment and dashboard views, in seconds (specification
 * 9.4).
 */
const freshSeconds = 300;

/** The only API slice. Each resource injects its endpoints from its own file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Account',
    'Users',
    'Categories',
    'Products',
    'MyProducts',
    'Wishlist',
    'Orders',
    'Sales',
    'Notifications',
  ],
  keepUnusedDataFor: freshSeconds,
  // The page only says that a response is invalid; the console tells the operator why.
  onSchemaFailure: ({ issues }, { endpoint }) =>
    console.error(`The answer of ${endpoint} can't be read.`, issues),
  catchSchemaFailure: ({ message }) => ({
    status: 'PARSING_ERROR' as const,
    originalStatus: 200,
    data: '',
    error: message,
  }),
  endpoints: () => ({}),
});

/** Query options in the payment and dashboard views. */
export const fresh = { refetchOnMountOrArgChange: freshSeconds };
/** Query options for data that may be embedded in the page: refetched once it is 30 seconds old. */
export const freshFor30Seconds = { refetchOnMountOrArgChange: 30 };
/** Query options elsewhere: rendered from the cache at once, and refetched. */
export const current = { refetchOnMountOrArgChange: true };

/**
 * Query options for data that other users change: also refetched when the user returns to the tab.
 */
export const shared = { ...current, refetchOnFocus: true };
