import { saleCalls } from '../../contract/calls/sales' with { type: 'signature' };
import { injectCalls, type VisibleListArgument } from './inject-calls';

export type AllSalesQuery = VisibleListArgument<(typeof saleCalls)['allSales']>;

/** Orders after the booking. */
export const salesApi = injectCalls(
  saleCalls,
  async () =>
    (await import(/* webpackChunkName: "trade-calls" */ '../../contract/calls/sales')).saleCalls,
  ({ query, mutation, visibleList }) => ({
    mySales: query('mySales', { request: { allPages: true }, providesTags: ['Sales'] }),
    allSales: visibleList('allSales', { providesTags: ['Sales'] }),
    exportSales: query('exportSales', { keepUnusedDataFor: 0 }),
    /** The open orders of a user, by user id. Deleting the user would end them. */
    openSales: query('allSales', {
      argument: (uid: string) => ({ openOf: uid }),
      request: { allPages: true },
      providesTags: ['Sales'],
    }),
    sale: query('sale', { providesTags: ['Sales'] }),
    readOrderContact: mutation('readOrderContact'),
    moveOrder: mutation('moveOrder', {
      request: { idempotencyScope: 'orders' },
      invalidatesTags: [
        'Orders',
        'Products',
        'MyProducts',
        'Sales',
        'Notifications',
        { type: 'Wishlist', id: 'LIST' },
      ],
    }),
  }),
);

export const { useMySalesQuery, useAllSalesQuery, useOpenSalesQuery, useSaleQuery } = salesApi;
