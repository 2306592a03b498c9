import { orderMachine, type OrderContext, type OrderState } from '../../../contract/order.machine';
import { senderOf, type PersonalEvent, type SaleDetails } from '../../../contract/sale';

/** Whose view of an order it is. */
export type Side = SaleDetails['as'];

export type PersonalEventType = PersonalEvent['type'];

/** Where an order stands, as far as the API tells it. */
interface Standing {
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
function snapshotOf({ state, context = unknownContext }: Standing) {
  return orderMachine.resolveState({ value: state, context });
}

const reason = 'Filled in later.';
const contact = { phoneNumber: '01712345678', meetingLocation: reason };

/** What a person may send, complete, in the order in which it is offered. */
const complete: { [Type in PersonalEventType]: Extract<PersonalEvent, { type: Type }> } = {
  'buyer.receive': { type: 'buyer.receive' },
  'buyer.change': { type: 'buyer.change', contact },
  'buyer.dispute': { type: 'buyer.dispute', reason },
  'buyer.cancel': { type: 'buyer.cancel' },
  'seller.handOver': { type: 'seller.handOver' },
  'seller.cancel': { type: 'seller.cancel', reason },
  'admin.refund': { type: 'admin.refund', reason },
  'admin.release': { type: 'admin.release', reason },
};

/** What a side of an order can do where it stands: what the chart accepts from them. */
export function offeredActions(order: Standing, side: Side): PersonalEventType[] {
  const snapshot = snapshotOf(order);
  return Object.values(complete)
    .filter((event) => senderOf(event) === side && snapshot.can(event))
    .map(({ type }) => type);
}

/** Whether the chart takes a card for it. */
export const isPayable = (order: Standing) => snapshotOf(order).can({ type: 'stripe.authorised' });

/** Whether it was charged, and has not been given back. */
export const isPaid = (order: Standing) => snapshotOf(order).hasTag('paid');

/** Whether nobody else can have the product. */
export const isHolding = (order: Standing) => snapshotOf(order).hasTag('holding');
