import type { OrderContext } from '../../../contract/order-context';
import { orderMachine, type OrderState } from '../../../contract/order.machine';
import type { PersonalEvent, SaleDetails } from '../../../contract/sale';

/** Whose view of an order it is. */
export type Side = SaleDetails['as'];

export type PersonalEventType = PersonalEvent['type'];

/** Where an order stands, as far as the API tells it. */
export interface Standing {
  state: OrderState;
  context?: OrderContext;
}

const unknownContext: OrderContext = {
  isBooked: true,
  isReminded: false,
  isHandedOver: false,
  isBankDone: false,
};

/** The chart where an order stands. */
export function snapshotOf({ state, context = unknownContext }: Standing) {
  return orderMachine.resolveState({ value: state, context });
}

/** Whether the chart takes a card for it. */
export const isPayable = (order: Standing) => snapshotOf(order).can({ type: 'stripe.authorised' });

/** Whether it was charged, and has not been given back. */
export const isPaid = (order: Standing) => snapshotOf(order).hasTag('paid');

/** Whether nobody else can have the product. */
export const isHolding = (order: Standing) => snapshotOf(order).hasTag('holding');
