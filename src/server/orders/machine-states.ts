import { initialTransition } from 'xstate';
import { orderMachine, type OrderEventType, type OrderState } from '../../contract/order.machine';

/** Returns the states of the order machine that have a transition for an event. */
export function statesAccepting(type: OrderEventType): OrderState[] {
  return Object.values(orderMachine.states)
    .filter(({ ownEvents }) => ownEvents.includes(type))
    .map(({ key }) => key as OrderState);
}

/** States in which a card can be authorised: nothing is paid, and no payment is in progress. */
export const payableStates = statesAccepting('stripe.authorised');

/** The initial state, which a product without an order has. */
export const initialState: OrderState = initialTransition(orderMachine)[0].value;
