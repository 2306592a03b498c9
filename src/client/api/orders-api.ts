import {
  bookingAnswerSchema,
  orderListSchema,
  orderSchema,
  type BookingAnswer,
  type BookingRequest,
  type Order,
} from '../../contract/order';
import {
  paymentIntentSchema,
  type PaymentIntent,
  type PaymentIntentRequest,
} from '../../contract/payment';
import { api } from './api';
import { readAnswer } from './read-answer';

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookProduct: build.mutation<BookingAnswer, BookingRequest>({
      query: (body) => ({
        url: '/book-product',
        method: 'POST',
        body,
        responseHandler: readAnswer(bookingAnswerSchema),
      }),
      invalidatesTags: ['Orders', 'Products', { type: 'Wishlist', id: 'LIST' }],
    }),
    myOrders: build.query<Order[], string>({
      query: (uid) => ({
        url: `/myorders/${encodeURIComponent(uid)}`,
        responseHandler: readAnswer(orderListSchema),
      }),
      providesTags: ['Orders'],
    }),
    order: build.query<Order, string>({
      query: (productId) => ({
        url: `/orders/${encodeURIComponent(productId)}`,
        responseHandler: readAnswer(orderSchema),
      }),
      providesTags: ['Orders'],
    }),
    createPaymentIntent: build.mutation<PaymentIntent, PaymentIntentRequest>({
      query: (body) => ({
        url: '/create-payment-intent',
        method: 'POST',
        body,
        responseHandler: readAnswer(paymentIntentSchema),
      }),
    }),
  }),
});

export const { useMyOrdersQuery, useOrderQuery } = ordersApi;
