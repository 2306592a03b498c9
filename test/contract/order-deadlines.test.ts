import { orderSnapshot } from '../../src/contract/buying/order-snapshot';
import { orderStates } from '../../src/contract/buying/order-states';
import { orderExampleEvents } from '../../src/contract/order.examples';
import type { OrderState } from '../../src/contract/order.machine';

/** The states without a deadline, each with the party whose decision ends it. */
const deciders: Partial<Record<OrderState, 'admin' | 'bank' | 'Stripe'>> = {
  paying: 'Stripe',
  payingUnbooked: 'Stripe',
  handOverUnconfirmed: 'admin',
  arrivalUnconfirmed: 'admin',
  underReview: 'admin',
  bankDispute: 'bank',
  bankDisputeWon: 'admin',
  partRefundFailed: 'admin',
  refunding: 'Stripe',
  refundFailed: 'admin',
};

const hasDeadline = (state: OrderState) =>
  Object.values(orderSnapshot(state).getMeta()).some((meta) => meta?.deadlines.length);

test.each(orderStates.filter((state) => state !== 'open'))(
  'an order that is %s ends by a deadline, an admin, the bank or Stripe',
  (state) => {
    const snapshot = orderSnapshot(state);
    const hasExpiry = hasDeadline(state) && snapshot.can({ type: 'clock.expire' });
    const endings = [hasExpiry, state in deciders, snapshot.hasTag('ended')];
    expect(endings.filter(Boolean)).toEqual([true]);
  },
);

test.each(Object.entries(deciders))('an order that is %s waits for: %s', (state, decider) => {
  const snapshot = orderSnapshot(state as OrderState);
  const decisions = {
    admin: [
      orderExampleEvents['the admin refunds the buyer'],
      orderExampleEvents['the admin returned the money in another way'],
    ],
    bank: [
      orderExampleEvents['the bank decides for the seller'],
      orderExampleEvents['the bank decides for the buyer'],
    ],
    Stripe: [
      orderExampleEvents['the card is charged'],
      orderExampleEvents['the card is not charged'],
      orderExampleEvents['the money is refunded'],
    ],
  } as const;
  expect(decisions[decider].some((event) => snapshot.can(event))).toBe(true);
});

test.each(orderStates.filter((state) => !hasDeadline(state)))(
  'the clock changes nothing in an order that is %s',
  (state) => {
    const snapshot = orderSnapshot(state);
    expect(snapshot.can({ type: 'clock.remind' })).toBe(false);
    expect(snapshot.can({ type: 'clock.expire' })).toBe(false);
  },
);
