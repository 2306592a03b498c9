import type { OrderState } from '../../../contract/order.machine';
import { formatDateTime } from '../../components/product/product-facts';
import { isMoneyHeld } from './order-predicates';

/** What happens to the buyer's money at the deadline of a state, in the words for the buyer. */
const atDeadline: Partial<Record<OrderState, string>> = {
  awaitingHandOver: 'Without a hand-over you are refunded then.',
  cancellationRequested: 'Without an answer you are refunded then.',
  awaitingShipment: 'If it is not sent, you are refunded then.',
  deliveryClaimed: 'Without an answer it counts as received then.',
  inspecting: 'Without a problem report the seller gets it then.',
};

/** Returns until when the shop holds the buyer's money; undefined if it holds none. */
export function describeHeldMoney(order: { state: OrderState; deadline: string | null }) {
  const { state, deadline } = order;
  if (!isMoneyHeld(state)) return undefined;
  const outcome = atDeadline[state];
  return outcome && deadline
    ? `Until ${formatDateTime(deadline)}. ${outcome}`
    : 'Until it is refunded to you, or paid to the seller.';
}
