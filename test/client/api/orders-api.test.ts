import { waitFor } from '@testing-library/react';
import { ordersApi } from '../../../src/client/api/orders-api';
import { productsApi } from '../../../src/client/api/products-api';
import { createStore, type Dispatch } from '../../../src/client/api/store';
import { wishlistApi } from '../../../src/client/api/wishlist-api';
import { bookingRequest } from '../../../src/client/features/booking/booking-request';
import { describeCalls, specialId, encodedSpecialId } from '../support/describe-calls';
import { buyer, order, product } from '../support/fixtures';
import { onCall } from '../support/api-stub';

const { endpoints: orders } = ordersApi;
const { wishlist } = wishlistApi.endpoints;
const { productsOfCategory } = productsApi.endpoints;
const now = 1_780_000_000_000;
const details = { phoneNumber: '01712345678', meetingLocation: 'At the station' };
const booking = bookingRequest(product, buyer, details, now);
const paymentRequest = { price: product.sellingPrice, productId: product._id };

describe('after a booking', () => {
  const lists: [name: string, path: string, fetchList: (dispatch: Dispatch) => unknown][] = [
    [
      'orders',
      '/myorders/:uid',
      (dispatch) => dispatch(orders.myOrders.initiate({ uid: buyer.uid })),
    ],
    ['wishlist', '/wishlist/:email', (dispatch) => dispatch(wishlist.initiate(buyer.email))],
    [
      'products of a category',
      '/products/:id',
      (dispatch) => dispatch(productsOfCategory.initiate('1')),
    ],
  ];
  test.each(lists)('the %s on the page are refetched', async (_name, path, fetchList) => {
    const requests = onCall('get', path, []);
    onCall('post', '/book-product', { acknowledged: true });
    const { dispatch } = createStore();
    await fetchList(dispatch);
    await dispatch(orders.bookProduct.initiate(booking));
    await waitFor(() => expect(requests).toHaveLength(2));
  });
});

describeCalls([
  {
    name: 'booking a product',
    call: (dispatch) => dispatch(orders.bookProduct.initiate(booking)),
    method: 'post',
    pathPattern: '/book-product',
    body: booking,
    response: { message: 'Booked already.' },
  },
  {
    name: "a buyer's orders",
    call: (dispatch) => dispatch(orders.myOrders.initiate({ uid: buyer.uid })),
    method: 'get',
    pathPattern: '/myorders/uid-bea',
    response: [order],
  },
  {
    name: "a buyer's orders, including those that ended without a purchase",
    call: (dispatch) => dispatch(orders.myOrders.initiate({ uid: buyer.uid, ended: true })),
    method: 'get',
    pathPattern: '/myorders/uid-bea',
    path: '/myorders/uid-bea?ended=true',
    response: [{ ...order, state: 'lapsed' }],
  },
  {
    name: 'the order of one product',
    call: (dispatch) => dispatch(orders.order.initiate(specialId)),
    method: 'get',
    pathPattern: '/orders/:id',
    path: `/orders/${encodedSpecialId}`,
    response: order,
  },
  {
    name: 'a payment intent, with the price that the specification requires',
    call: (dispatch) => dispatch(orders.createPaymentIntent.initiate(paymentRequest)),
    method: 'post',
    pathPattern: '/create-payment-intent',
    body: paymentRequest,
    response: { clientSecret: 'pi_1_secret_2' },
  },
]);
