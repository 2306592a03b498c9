import { payoutCalls } from '../../contract/calls/payouts' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** What sellers are owed and were paid. */
export const payoutsApi = injectCalls(
  payoutCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/payouts'))
      .payoutCalls,
  ({ query, mutation, visibleList }) => ({
    owedSellers: query('owedSellers', { providesTags: ['Payouts'] }),
    owedSales: visibleList('owedSales', { providesTags: ['Payouts'] }),
    owedTotals: query('owedTotals', { providesTags: ['Payouts'] }),
    payouts: visibleList('payouts', { providesTags: ['Payouts'] }),
    exportPayouts: query('exportPayouts', { keepUnusedDataFor: 0 }),
    exportLedger: query('exportLedger', { keepUnusedDataFor: 0 }),
    exportDifferences: query('exportDifferences', { keepUnusedDataFor: 0 }),
    exportFeeDocuments: query('exportFeeDocuments', { keepUnusedDataFor: 0 }),
    // Also after a conflict: another admin has changed what is owed.
    recordPayout: mutation('recordPayout', {
      request: { idempotencyScope: 'payouts' },
      invalidatesTags: ['Payouts', 'Sales'],
    }),
    reversePayout: mutation('reversePayout', {
      request: { idempotencyScope: 'payouts' },
      invalidatesTags: ['Payouts', 'Sales'],
    }),
    myOwedSales: visibleList('myOwedSales', { providesTags: ['Payouts'] }),
    myOwedTotals: query('myOwedTotals', { providesTags: ['Payouts'] }),
    myPayouts: visibleList('myPayouts', { providesTags: ['Payouts'] }),
  }),
);

export const {
  useOwedSellersQuery,
  useOwedSalesQuery,
  useOwedTotalsQuery,
  usePayoutsQuery,
  useMyOwedSalesQuery,
  useMyOwedTotalsQuery,
  useMyPayoutsQuery,
} = payoutsApi;
