import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/**
 * How long an answer counts as fresh in the payment and dashboard views, in seconds (specification
 * 9.4).
 */
const freshFor = 300;

/** The one API slice; each resource adds its endpoints in a file of its own. */
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
  keepUnusedDataFor: freshFor,
  // The page can only say that an answer can't be read; the console says why, for whoever runs the
  // server.
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

/** Options of a query in the payment and dashboard views. */
export const fresh = { refetchOnMountOrArgChange: freshFor };
/**
 * Options of a query whose answer may have come with the page: that one is not asked for again, but
 * one that is half a minute old is.
 */
export const comesWithPage = { refetchOnMountOrArgChange: 30 };
/** Options of a query elsewhere: shown from the cache at once, and asked again. */
export const current = { refetchOnMountOrArgChange: true };

/** For what others change meanwhile: asked for again, too, when somebody comes back to the tab. */
export const shared = { ...current, refetchOnFocus: true };
