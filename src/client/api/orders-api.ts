import type { BookingAnswer, BookingRequest, Order, OrderOfProduct } from '../../contract/order';
import type { PaymentIntent, PaymentIntentRequest } from '../../contract/payment';
import { api } from './api';
import { readAnswer } from './read-answer';

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookProduct: build.mutation<BookingAnswer, BookingRequest>({
      query: (body) => ({
        url: '/book-product',
        method: 'POST',
        body,
        responseHandler: readAnswer('bookingAnswer'),
      }),
      invalidatesTags: ['Orders', 'Products', { type: 'Wishlist', id: 'LIST' }],
    }),
    myOrders: build.query<Order[], string>({
      query: (uid) => ({
        url: `/myorders/${encodeURIComponent(uid)}`,
        responseHandler: readAnswer('orderList'),
      }),
      providesTags: ['Orders'],
    }),
    order: build.query<Order, string>({
      query: (productId) => ({
        url: `/orders/${encodeURIComponent(productId)}`,
        responseHandler: readAnswer('orderOfProduct'),
      }),
      transformResponse: (order: OrderOfProduct, _meta, productId) => ({
        ...order,
        productId: order.productId ?? productId,
      }),
      providesTags: ['Orders'],
    }),
    createPaymentIntent: build.mutation<PaymentIntent, PaymentIntentRequest>({
      query: (body) => ({
        url: '/create-payment-intent',
        method: 'POST',
        body,
        responseHandler: readAnswer('paymentIntent'),
      }),
    }),
  }),
});

export const { useMyOrdersQuery, useOrderQuery } = ordersApi;
