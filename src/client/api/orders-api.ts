import type {
  BookingResponse,
  BookingRequest,
  ContactRequest,
  PaymentIntentRequest,
} from '../../contract/calls/purchases';
import type { Order } from '../../contract/buying/order';
import type { PaymentIntentResponse } from '../../contract/payments/payment';
import { api } from './api';
import { responseSchema } from './response-schema';

interface MyOrdersQuery {
  uid: string;
  /** Whether to include ended orders. Requires the server's capability `orders`. */
  ended?: boolean;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Books with all fields of the specification, or with only those that a server with orders reads. */
    bookProduct: build.mutation<BookingResponse, BookingRequest | ContactRequest>({
      query: (body) => ({
        url: '/book-product',
        method: 'POST',
        body,
        // After any change of the orders, such as a cancellation, the same booking gets a new idempotency key.
        idempotencyScope: 'orders',
      }),
      responseSchema: responseSchema('bookingResponse'),
      invalidatesTags: ['Orders', 'Products', { type: 'Wishlist', id: 'LIST' }],
    }),
    myOrders: build.query<Order[], MyOrdersQuery>({
      query: ({ uid, ended }) => ({
        url: `/myorders/${encodeURIComponent(uid)}`,
        ...(ended && { params: { ended } }),
        allPages: true,
      }),
      responseSchema: responseSchema('orderList'),
      providesTags: ['Orders'],
    }),
    order: build.query<Order, string>({
      query: (productId) => `/orders/${encodeURIComponent(productId)}`,
      responseSchema: responseSchema('orderOfProduct'),
      providesTags: (_order, _error, productId) => ['Orders', { type: 'Orders', id: productId }],
    }),
    createPaymentIntent: build.mutation<PaymentIntentResponse, PaymentIntentRequest>({
      query: (body) => ({
        url: '/create-payment-intent',
        method: 'POST',
        body,
      }),
      responseSchema: responseSchema('paymentIntent'),
    }),
  }),
});

export const { useMyOrdersQuery, useOrderQuery } = ordersApi;
