import type { OrderState } from '../../contract/order.machine';
import type { OrderMove, PersonalEvent, Sale, SaleDetails } from '../../contract/sale';
import { api } from './api';
import { answerOf } from './answer-of';
import { askedAtOnce } from './all-pages';

interface OrderEventToSend {
  orderId: string;
  event: PersonalEvent;
}

/** Where the API is capable of `orders`: what follows on a booking. */
export const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    mySales: build.query<Sale[], void>({
      query: () => ({ url: '/sales', isWhole: true }),
      responseSchema: answerOf('saleList'),
      providesTags: ['Sales'],
    }),
    /** As many of the newest as are asked for, and one that tells whether there are more. */
    allSales: build.query<Sale[], { state?: OrderState | undefined; shown: number }>({
      query: ({ state, shown }) => ({
        url: '/all-sales',
        params: { ...(state && { state }), limit: askedAtOnce },
        enough: shown + 1,
      }),
      responseSchema: answerOf('saleList'),
      providesTags: ['Sales'],
    }),
    /** By the id of a user: what their deletion would end. */
    openSales: build.query<Sale[], string>({
      query: (openOf) => ({ url: '/all-sales', params: { openOf }, isWhole: true }),
      responseSchema: answerOf('saleList'),
      providesTags: ['Sales'],
    }),
    sale: build.query<SaleDetails, string>({
      query: (orderId) => `/sales/${encodeURIComponent(orderId)}`,
      responseSchema: answerOf('sale'),
      providesTags: ['Sales'],
    }),
    moveOrder: build.mutation<OrderMove, OrderEventToSend>({
      query: ({ orderId, event }) => ({
        url: `/sales/${encodeURIComponent(orderId)}/events`,
        method: 'POST',
        body: event,
        sets: 'orders',
      }),
      responseSchema: answerOf('orderMove'),
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
});

export const { useMySalesQuery, useAllSalesQuery, useOpenSalesQuery, useSaleQuery } = salesApi;
