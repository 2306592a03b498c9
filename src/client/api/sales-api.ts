import type * as z from 'zod/mini';
import type { saleCalls } from '../../contract/calls/sales';
import type { PersonalEvent, Sale, SaleDetails } from '../../contract/sale';
import { api } from './api';
import { answerOf } from './answer-of';

interface OrderMove {
  orderId: string;
  event: PersonalEvent;
}

/** Where the API is capable of `orders`: what follows on a booking. */
export const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    mySales: build.query<Sale[], void>({
      query: () => '/sales',
      responseSchema: answerOf('saleList'),
      providesTags: ['Sales'],
    }),
    sale: build.query<SaleDetails, string>({
      query: (orderId) => `/sales/${encodeURIComponent(orderId)}`,
      responseSchema: answerOf('sale'),
      providesTags: ['Sales'],
    }),
    moveOrder: build.mutation<z.output<typeof saleCalls.moveOrder.answer>, OrderMove>({
      query: ({ orderId, event }) => ({
        url: `/sales/${encodeURIComponent(orderId)}/events`,
        method: 'POST',
        body: event,
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

export const { useMySalesQuery, useSaleQuery } = salesApi;
