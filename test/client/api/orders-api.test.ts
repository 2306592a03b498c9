import { ordersApi } from '../../../src/client/api/orders-api';
import { bookingRequest } from '../../../src/client/features/booking/booking-request';
import { describeCalls, odd, oddInPath } from '../support/describe-calls';
import { buyer, order, product } from '../support/fixtures';

const { endpoints: orders } = ordersApi;
const now = 1_780_000_000_000;
const details = { phoneNumber: '01712345678', meetingLocation: 'At the station' };
const booking = bookingRequest(product, buyer, details, now);
const payment = { price: product.sellingPrice, productId: product._id };

describeCalls([
  {
    name: 'booking a product',
    call: (dispatch) => dispatch(orders.bookProduct.initiate(booking)),
    method: 'post',
    at: '/book-product',
    body: booking,
    answer: { message: 'Booked already.' },
  },
  {
    name: "a buyer's orders",
    call: (dispatch) => dispatch(orders.myOrders.initiate({ uid: buyer.uid })),
    method: 'get',
    at: '/myorders/uid-bea',
    answer: [order],
  },
  {
    name: "a buyer's orders with those that came to nothing",
    call: (dispatch) => dispatch(orders.myOrders.initiate({ uid: buyer.uid, ended: true })),
    method: 'get',
    at: '/myorders/uid-bea',
    path: '/myorders/uid-bea?ended=true',
    answer: [{ ...order, state: 'lapsed' }],
  },
  {
    name: 'the order of one product',
    call: (dispatch) => dispatch(orders.order.initiate(odd)),
    method: 'get',
    at: '/orders/:id',
    path: `/orders/${oddInPath}`,
    answer: order,
  },
  {
    name: 'a payment intent, with the price of the specification',
    call: (dispatch) => dispatch(orders.createPaymentIntent.initiate(payment)),
    method: 'post',
    at: '/create-payment-intent',
    body: payment,
    answer: { clientSecret: 'pi_1_secret_2' },
  },
]);
