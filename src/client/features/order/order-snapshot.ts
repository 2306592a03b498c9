import type { OrderContext } from '../../../contract/order-context';
import { orderMachine, type OrderState } from '../../../contract/order.machine';
import type { PersonalEvent } from '../../../contract/sale';

export type PersonalEventType = PersonalEvent['type'];

/** The state of an order, with its context if the API sends it. */
export interface OrderStatus {
  state: OrderState;
  context?: OrderContext;
}

const unknownContext: OrderContext = {
  isBooked: true,
  isReminded: false,
  isHandedOver: false,
  isBankDone: false,
};

/** A snapshot of the state chart for an order. */
export function orderSnapshot({ state, context = unknownContext }: OrderStatus) {
  return orderMachine.resolveState({ value: state, context });
}

/** Whether the state chart accepts a card payment. */
export const isPayable = (order: OrderStatus) =>
  orderSnapshot(order).can({ type: 'stripe.authorised' });

/** Whether it is charged and not refunded. */
export const isPaid = (order: OrderStatus) => orderSnapshot(order).hasTag('paid');

/** Whether the product is reserved by this order. */
export const isReserving = (order: OrderStatus) => orderSnapshot(order).hasTag('holding');
