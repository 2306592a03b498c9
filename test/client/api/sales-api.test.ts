import { salesApi } from '../../../src/client/api/sales-api';
import { describeCalls, odd, oddInPath } from '../support/describe-calls';
import { sale, saleDetails } from '../support/sales';

const { endpoints: sales } = salesApi;
const event = { type: 'seller.cancel', reason: 'It fell into the sea.' } as const;

describeCalls([
  {
    name: "the orders of a seller's products",
    call: (dispatch) => dispatch(sales.mySales.initiate()),
    method: 'get',
    at: '/sales',
    answer: [sale],
  },
  {
    name: 'an order with its history',
    call: (dispatch) => dispatch(sales.sale.initiate(odd)),
    method: 'get',
    at: '/sales/:id',
    path: `/sales/${oddInPath}`,
    answer: saleDetails,
  },
  {
    name: 'an event of an order',
    call: (dispatch) => dispatch(sales.moveOrder.initiate({ orderId: odd, event })),
    method: 'post',
    at: '/sales/:id/events',
    path: `/sales/${oddInPath}/events`,
    body: event,
    answer: { acknowledged: true, state: 'cancelled' },
  },
]);
