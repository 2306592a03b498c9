import type { OrderContext } from '../../../contract/order-context';
import { orderMachine, type OrderState } from '../../../contract/order.machine';
import type { UserOrderEvent } from '../../../contract/sale';

export type UserOrderEventType = UserOrderEvent['type'];

/** The state of an order, with its context if the API sends it. */
export interface OrderStatus {
  state: OrderState;
  context?: OrderContext;
}

/** The context of an order whose context the API does not send. */
const defaultContext: OrderContext = {
  isBooked: true,
  isReminded: false,
  isHandedOver: false,
  isBankDone: false,
};

/** Returns the snapshot of the order's state machine. */
export function orderSnapshot({ state, context = defaultContext }: OrderStatus) {
  return orderMachine.resolveState({ value: state, context });
}

/** Returns whether the order's state accepts a card payment. */
export const isPayable = (order: OrderStatus) =>
  orderSnapshot(order).can({ type: 'stripe.authorised' });

/** Returns whether the card was charged and not refunded. */
export const isPaid = (order: OrderStatus) => orderSnapshot(order).hasTag('paid');

/** Returns whether this order reserves the product. */
export const isReserving = (order: OrderStatus) => orderSnapshot(order).hasTag('holding');
