import type { OrderState } from '../../contract/order.machine';
import type { OrderMove, PersonalEvent, Sale, SaleDetails } from '../../contract/sale';
import { api } from './api';
import { responseSchema } from './response-schema';
import { requestedPageSize } from './read-all-pages';

interface OrderEventToSend {
  orderId: string;
  event: PersonalEvent;
}

/** Needs the capability `orders`: what follows a booking. */
export const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    mySales: build.query<Sale[], void>({
      query: () => ({ url: '/sales', allPages: true }),
      responseSchema: responseSchema('saleList'),
      providesTags: ['Sales'],
    }),
    /**
     * The newest orders, as many as are visible, and one more that shows whether there are more.
     */
    allSales: build.query<Sale[], { state?: OrderState | undefined; visibleCount: number }>({
      query: ({ state, visibleCount }) => ({
        url: '/all-sales',
        params: { ...(state && { state }), limit: requestedPageSize },
        enough: visibleCount + 1,
      }),
      responseSchema: responseSchema('saleList'),
      providesTags: ['Sales'],
    }),
    /** By user id: the open orders that deleting the user would end. */
    openSales: build.query<Sale[], string>({
      query: (openOf) => ({ url: '/all-sales', params: { openOf }, allPages: true }),
      responseSchema: responseSchema('saleList'),
      providesTags: ['Sales'],
    }),
    sale: build.query<SaleDetails, string>({
      query: (orderId) => `/sales/${encodeURIComponent(orderId)}`,
      responseSchema: responseSchema('sale'),
      providesTags: ['Sales'],
    }),
    moveOrder: build.mutation<OrderMove, OrderEventToSend>({
      query: ({ orderId, event }) => ({
        url: `/sales/${encodeURIComponent(orderId)}/events`,
        method: 'POST',
        body: event,
        sets: 'orders',
      }),
      responseSchema: responseSchema('orderMove'),
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
