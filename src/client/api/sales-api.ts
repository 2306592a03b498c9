import type { OrderState } from '../../contract/order.machine';
import type { OrderContact } from '../../contract/buying/order-contact';
import type {
  OrderEventResult,
  UserOrderEvent,
  Sale,
  SaleDetails,
} from '../../contract/buying/sale';
import { api } from './api';
import { responseSchema } from './response-schema';
import { requestedPageSize } from './read-all-pages';

export interface AllSalesQuery {
  state?: OrderState | undefined;
  /** The id of a user: selects their orders. Requires the server's capability `userAdministration`. */
  user?: string | undefined;
  /** The id of a product: selects its orders. Requires the server's capability `staffListings`. */
  product?: string | undefined;
  /** How many orders the page renders. */
  visibleCount: number;
}

interface OrderEventToSend {
  orderId: string;
  event: UserOrderEvent;
}

/** Orders after the booking. Requires the server's capability `orders`. */
export const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    mySales: build.query<Sale[], void>({
      query: () => ({ url: '/sales', allPages: true }),
      responseSchema: responseSchema('saleList'),
      providesTags: ['Sales'],
    }),
    /** The newest orders: as many as are visible, and one to find out whether there are more. */
    allSales: build.query<Sale[], AllSalesQuery>({
      query: ({ visibleCount, ...filter }) => ({
        url: '/all-sales',
        params: { ...filter, limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('saleList'),
      providesTags: ['Sales'],
    }),
    /** The open orders of a user, by user id. Deleting the user would end them. */
    openSales: build.query<Sale[], string>({
      query: (uid) => ({ url: '/all-sales', params: { openOf: uid }, allPages: true }),
      responseSchema: responseSchema('saleList'),
      providesTags: ['Sales'],
    }),
    sale: build.query<SaleDetails, string>({
      query: (orderId) => `/sales/${encodeURIComponent(orderId)}`,
      responseSchema: responseSchema('sale'),
      providesTags: ['Sales'],
    }),
    readOrderContact: build.mutation<OrderContact, { orderId: string; reason: string }>({
      query: ({ orderId, reason }) => ({
        url: `/sales/${encodeURIComponent(orderId)}/contact-data`,
        method: 'POST',
        body: { reason },
      }),
      responseSchema: responseSchema('orderContact'),
    }),
    moveOrder: build.mutation<OrderEventResult, OrderEventToSend>({
      query: ({ orderId, event }) => ({
        url: `/sales/${encodeURIComponent(orderId)}/events`,
        method: 'POST',
        body: event,
        idempotencyScope: 'orders',
      }),
      responseSchema: responseSchema('orderEventResult'),
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
