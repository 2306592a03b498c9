import type { OwedSellersQuery } from '../../contract/calls/payouts';
import type {
  OwedSale,
  NewPayout,
  OwedPage,
  OwedTotals,
  Payout,
} from '../../contract/payments/payout';
import { api } from './api';
import { requestedPageSize } from './read-all-pages';
import { responseSchema } from './response-schema';

interface Insertion {
  insertedId: string;
}

interface OwedSalesQuery {
  sellerId: string;
  currency: string;
  /** How many sales are rendered. */
  visibleCount: number;
}

interface PayoutsQuery {
  /** The beginnings of words of the seller's name or email address. */
  text?: string | undefined;
  /** How many payouts the page renders. */
  visibleCount: number;
}

const owedPath = (sellerId: string) => `/payouts/owed/${encodeURIComponent(sellerId)}`;

/** What sellers are owed and were paid. Requires the server's capability `payouts`. */
export const payoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    owedSellers: build.query<OwedPage, OwedSellersQuery>({
      query: (params) => ({ url: '/payouts/owed', params }),
      responseSchema: responseSchema('owedPage'),
      providesTags: ['Payouts'],
    }),
    owedSales: build.query<OwedSale[], OwedSalesQuery>({
      query: ({ sellerId, currency, visibleCount }) => ({
        url: owedPath(sellerId),
        params: { currency, limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('owedSaleList'),
      providesTags: ['Payouts'],
    }),
    owedTotals: build.query<OwedTotals, string>({
      query: (sellerId) => `${owedPath(sellerId)}/totals`,
      responseSchema: responseSchema('owedTotals'),
      providesTags: ['Payouts'],
    }),
    payouts: build.query<Payout[], PayoutsQuery>({
      query: ({ visibleCount, ...filter }) => ({
        url: '/payouts',
        params: { ...filter, limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('payoutList'),
      providesTags: ['Payouts'],
    }),
    exportPayouts: build.query<string, void>({
      query: () => ({ url: '/payouts/export', responseHandler: 'text' }),
      responseSchema: responseSchema('csv'),
      keepUnusedDataFor: 0,
    }),
    recordPayout: build.mutation<Insertion, NewPayout>({
      query: (body) => ({ url: '/payouts', method: 'POST', body, idempotencyScope: 'payouts' }),
      responseSchema: responseSchema('insertion'),
      // Also after a conflict: another admin has changed what is owed.
      invalidatesTags: ['Payouts', 'Sales'],
    }),
    reversePayout: build.mutation<Insertion, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        url: `/payouts/${encodeURIComponent(id)}/reversal`,
        method: 'POST',
        body: { reason },
        idempotencyScope: 'payouts',
      }),
      responseSchema: responseSchema('insertion'),
      invalidatesTags: ['Payouts', 'Sales'],
    }),
    myOwedSales: build.query<OwedSale[], { visibleCount: number }>({
      query: ({ visibleCount }) => ({
        url: '/my-payouts/owed',
        params: { limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('owedSaleList'),
      providesTags: ['Payouts'],
    }),
    myOwedTotals: build.query<OwedTotals, void>({
      query: () => '/my-payouts/owed/totals',
      responseSchema: responseSchema('owedTotals'),
      providesTags: ['Payouts'],
    }),
    myPayouts: build.query<Payout[], { visibleCount: number }>({
      query: ({ visibleCount }) => ({
        url: '/my-payouts',
        params: { limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('payoutList'),
      providesTags: ['Payouts'],
    }),
  }),
});

export const {
  useOwedSellersQuery,
  useOwedSalesQuery,
  useOwedTotalsQuery,
  usePayoutsQuery,
  useMyOwedSalesQuery,
  useMyOwedTotalsQuery,
  useMyPayoutsQuery,
} = payoutsApi;
