import { substates, type OrderStateNode } from '../../../contract/buying/order-snapshot';
import {
  orderMachine,
  type OrderEventType,
  type OrderState,
} from '../../../contract/order.machine';

/** Returns the leaf states that accept an event, by a transition of their own or of an ancestor. */
export function statesAccepting(
  type: OrderEventType,
  node: OrderStateNode = orderMachine.root,
  isAcceptedByAncestor = false,
): OrderState[] {
  const isAccepted = isAcceptedByAncestor || node.ownEvents.includes(type);
  const children = substates(node);
  if (children.length > 0)
    return children.flatMap((child) => statesAccepting(type, child, isAccepted));
  return isAccepted ? [node.key as OrderState] : [];
}

/** States in which a card can be authorized: nothing is paid, and no payment is in progress. */
export const payableStates = statesAccepting('stripe.authorised');

/** The initial state, which a product without an order has. */
export const initialState: OrderState = 'open';
