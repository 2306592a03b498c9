import { orderProgress } from '../../../../src/client/features/order/order-milestones';
import type { OrderState } from '../../../../src/contract/order.machine';

/** An order that went through the states, and was paid if it says so. */
const orderAfter = (...states: OrderState[]) => ({
  state: states.at(-1) ?? 'open',
  steps: states.map((state) => ({ state })),
  paidAt: null,
});

test.each<[OrderState[], { reachedCount: number; isOffTheWay: boolean }]>([
  [['booked'], { reachedCount: 1, isOffTheWay: false }],
  [['booked', 'lapsed'], { reachedCount: 1, isOffTheWay: true }],
  [['booked', 'paying', 'awaitingHandOver'], { reachedCount: 2, isOffTheWay: false }],
  [['booked', 'awaitingHandOver', 'refunding', 'refunded'], { reachedCount: 2, isOffTheWay: true }],
  [['awaitingHandOver', 'inspecting'], { reachedCount: 3, isOffTheWay: false }],
  [['awaitingHandOver', 'inspecting', 'reported'], { reachedCount: 3, isOffTheWay: true }],
  [['awaitingHandOver', 'inspecting', 'completed'], { reachedCount: 5, isOffTheWay: false }],
  [
    ['awaitingHandOver', 'cancellationRequested', 'awaitingHandOver'],
    { reachedCount: 2, isOffTheWay: false },
  ],
])('an order after %j has come so far: %j', (states, progress) => {
  expect(orderProgress(orderAfter(...states))).toEqual(progress);
});

test.each<[OrderState[], { reachedCount: number; isOffTheWay: boolean }]>([
  [['booked', 'awaitingShipment'], { reachedCount: 2, isOffTheWay: false }],
  [['awaitingShipment', 'shipped', 'deliveryClaimed'], { reachedCount: 3, isOffTheWay: false }],
  [['awaitingShipment', 'shipped', 'inspecting'], { reachedCount: 4, isOffTheWay: false }],
  [['shipped', 'inspecting', 'reported', 'returnShipped'], { reachedCount: 4, isOffTheWay: true }],
])('an order of a parcel after %j has come so far: %j', (states, progress) => {
  expect(orderProgress({ ...orderAfter(...states), shippingPrice: 0 })).toEqual(progress);
});

test('a watch that the buyer says was never handed over stays at the payment', () => {
  expect(orderProgress(orderAfter('awaitingHandOver', 'handOverClaimed', 'reported'))).toEqual({
    reachedCount: 2,
    isOffTheWay: true,
  });
});

test('an order without a history was paid if it has a payment', () => {
  const order = { state: 'refunded', steps: [], paidAt: '2026-11-21T10:00:00.000Z' } as const;
  expect(orderProgress(order)).toEqual({ reachedCount: 2, isOffTheWay: true });
});
