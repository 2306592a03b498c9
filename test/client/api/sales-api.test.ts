import { salesApi } from '../../../src/client/api/sales-api';
import { describeCalls, specialId, encodedSpecialId } from '../support/describe-calls';
import { sale, saleDetails } from '../support/sales';

const { endpoints: sales } = salesApi;
const event = { type: 'seller.cancel', reason: 'It fell into the sea.' } as const;

describeCalls([
  {
    name: "the orders of a seller's products",
    call: (dispatch) => dispatch(sales.mySales.initiate()),
    method: 'get',
    pathPattern: '/sales',
    response: [sale],
  },
  {
    name: 'all orders',
    call: (dispatch) => dispatch(sales.allSales.initiate({ visibleCount: 60 })),
    method: 'get',
    pathPattern: '/all-sales',
    path: '/all-sales?limit=61',
    response: [sale],
  },
  {
    name: 'all orders of a state',
    call: (dispatch) => dispatch(sales.allSales.initiate({ state: 'reported', visibleCount: 60 })),
    method: 'get',
    pathPattern: '/all-sales',
    path: '/all-sales?state=reported&limit=61',
    response: [{ ...sale, state: 'reported' }],
  },
  {
    name: 'all orders of a user',
    call: (dispatch) => dispatch(sales.allSales.initiate({ user: 'id 1', visibleCount: 60 })),
    method: 'get',
    pathPattern: '/all-sales',
    path: '/all-sales?user=id+1&limit=61',
    response: [sale],
  },
  {
    name: 'all orders of a product',
    call: (dispatch) => dispatch(sales.allSales.initiate({ product: 'id 1', visibleCount: 60 })),
    method: 'get',
    pathPattern: '/all-sales',
    path: '/all-sales?product=id+1&limit=61',
    response: [sale],
  },
  {
    name: 'the open orders of a user',
    call: (dispatch) => dispatch(sales.openSales.initiate('id 1')),
    method: 'get',
    pathPattern: '/all-sales',
    path: '/all-sales?openOf=id+1',
    response: [sale],
  },
  {
    name: 'an order with its history',
    call: (dispatch) => dispatch(sales.sale.initiate(specialId)),
    method: 'get',
    pathPattern: '/sales/:id',
    path: `/sales/${encodedSpecialId}`,
    response: saleDetails,
  },
  {
    name: 'an event of an order',
    call: (dispatch) => dispatch(sales.moveOrder.initiate({ orderId: specialId, ...event })),
    method: 'post',
    pathPattern: '/sales/:id/events',
    path: `/sales/${encodedSpecialId}/events`,
    body: event,
    response: { acknowledged: true, state: 'cancelled' },
  },
]);
