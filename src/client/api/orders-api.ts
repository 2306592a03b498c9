import type {
  BookingResponse,
  BookingRequest,
  ContactRequest,
  PaymentIntentRequest,
} from '../../contract/calls/purchases';
import type { Order } from '../../contract/order';
import type { PaymentIntent } from '../../contract/payment';
import { api } from './api';
import { answerOf } from './answer-of';

interface MyOrdersQuery {
  uid: string;
  /** Whether those that came to nothing are listed too, where the API is capable of `orders`. */
  ended?: boolean;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookProduct: build.mutation<BookingResponse, BookingRequest | ContactRequest>({
      query: (body) => ({
        url: '/book-product',
        method: 'POST',
        body,
        // What was cancelled since can be booked anew.
        sets: 'orders',
      }),
      responseSchema: answerOf('bookingAnswer'),
      invalidatesTags: ['Orders', 'Products', { type: 'Wishlist', id: 'LIST' }],
    }),
    myOrders: build.query<Order[], MyOrdersQuery>({
      query: ({ uid, ended }) => ({
        url: `/myorders/${encodeURIComponent(uid)}`,
        ...(ended && { params: { ended } }),
        isWhole: true,
      }),
      responseSchema: answerOf('orderList'),
      providesTags: ['Orders'],
    }),
    order: build.query<Order, string>({
      query: (productId) => `/orders/${encodeURIComponent(productId)}`,
      responseSchema: answerOf('orderOfProduct'),
      providesTags: (_order, _error, productId) => ['Orders', { type: 'Orders', id: productId }],
    }),
    createPaymentIntent: build.mutation<PaymentIntent, PaymentIntentRequest>({
      query: (body) => ({
        url: '/create-payment-intent',
        method: 'POST',
        body,
      }),
      responseSchema: answerOf('paymentIntent'),
    }),
  }),
});

export const { useMyOrdersQuery, useOrderQuery } = ordersApi;
