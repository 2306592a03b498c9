import type { BookingRequest, ContactRequest } from '../../contract/calls/purchases';
import { purchaseCalls } from '../../contract/calls/purchases' with { type: 'signature' };
import { injectCalls } from './inject-calls';

interface MyOrdersQuery {
  uid: string;
  /** Whether to include ended orders. Requires a server with extensions. */
  ended?: boolean;
}

export const ordersApi = injectCalls(
  purchaseCalls,
  async () =>
    (await import(/* webpackChunkName: "trade-calls" */ '../../contract/calls/purchases'))
      .purchaseCalls,
  ({ query, mutation }) => ({
    /** Books with all fields of the specification, or with only those that a server with orders reads. */
    bookProduct: mutation('bookProduct', {
      argument: (booking: BookingRequest | ContactRequest) => booking,
      // After any change of the orders, such as a cancellation, the same booking gets a new idempotency key.
      request: { idempotencyScope: 'orders' },
      response: 'booking',
      invalidatesTags: ['Orders', 'Products', { type: 'Wishlist', id: 'LIST' }],
    }),
    myOrders: query('myOrders', {
      argument: ({ uid, ended }: MyOrdersQuery) => ({
        uid,
        ...(ended && { ended: 'true' as const }),
      }),
      request: { allPages: true },
      providesTags: ['Orders'],
    }),
    order: query('order', {
      response: 'orderOfProduct',
      providesTags: (_order, _error, productId) => ['Orders', { type: 'Orders', id: productId }],
    }),
    /** The address of the last order. A booking may replace it. */
    shippingAddress: query('shippingAddress', { providesTags: ['Orders'] }),
    saveShippingAddress: mutation('saveShippingAddress', { invalidatesTags: ['Orders'] }),
    createPaymentIntent: mutation('createPaymentIntent'),
  }),
);

export const { useMyOrdersQuery, useOrderQuery, useShippingAddressQuery } = ordersApi;
