import { getShortestPaths } from 'xstate/graph';
import {
  orderMachine,
  type OrderEvent,
  type OrderSnapshot,
} from '../../../../src/contract/order.machine';

const reason = 'It broke.';

/** Each event of the chart, as somebody may send it. */
export const orderEvents: OrderEvent[] = [
  { type: 'buyer.book' },
  { type: 'buyer.change', contact: { phoneNumber: '01798765432', meetingLocation: 'Harbour' } },
  { type: 'buyer.cancel' },
  { type: 'buyer.receive' },
  { type: 'buyer.dispute', reason },
  { type: 'seller.handOver' },
  { type: 'seller.cancel', reason },
  { type: 'admin.refund', reason },
  { type: 'admin.release', reason },
  { type: 'admin.closeBuyer' },
  { type: 'admin.closeSeller' },
  { type: 'clock.remind' },
  { type: 'clock.lapse' },
  { type: 'clock.complete' },
  { type: 'stripe.authorised' },
  { type: 'stripe.paid' },
  { type: 'stripe.released' },
  { type: 'stripe.refunded' },
  { type: 'stripe.refundFailed' },
  { type: 'stripe.disputed' },
  { type: 'stripe.disputeWon' },
  { type: 'stripe.disputeLost' },
];

/** A state that an order can be in, with what it remembers, and the shortest way there. */
export interface Way {
  name: string;
  snapshot: OrderSnapshot;
  events: OrderEvent[];
}

const allWays: Way[] = getShortestPaths(orderMachine, { events: orderEvents })
  .filter(({ state }) => state.value !== 'open')
  .map(({ state, steps }) => ({
    name: [
      state.value,
      ...Object.entries(state.context).flatMap(([name, is]) => (is ? name : [])),
    ].join(' '),
    snapshot: state,
    events: steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.')),
  }));

const isFirstOfState = (way: Way) =>
  way === allWays.find(({ snapshot }) => snapshot.value === way.snapshot.value);

/** One way to each state; in the long form one to all that can be remembered there. */
export const ways = process.env['ORDER_WAYS'] === 'all' ? allWays : allWays.filter(isFirstOfState);
