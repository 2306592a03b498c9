import type { OrderState } from '../../../contract/order.machine';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatDateTime } from '../../components/product/product-facts';
import { isMoneyHeld } from './order-predicates';

/** What happens to the buyer's money at the deadline of a state, in the words for the buyer. */
const atDeadline: Partial<Record<OrderState, string>> = {
  awaitingHandOver: "If you don't have the watch by then, you get a full refund.",
  cancellationRequested: "If the seller hasn't answered by then, you get a full refund.",
  awaitingShipment: "If it isn't sent by then, you get a full refund.",
  deliveryClaimed: "If you don't answer by then, it counts as received.",
  inspecting: "If you don't report a problem by then, the seller gets it.",
};

/** Returns until when the shop holds the buyer's money; undefined if it holds none. */
export function describeHeldMoney(order: { state: OrderState; deadline: string | null }) {
  const { state, deadline } = order;
  if (!isMoneyHeld(state)) return undefined;
  const outcome = atDeadline[state];
  return outcome && deadline
    ? `Until ${formatDateTime(deadline)}. ${inGoodsWords(outcome)}`
    : 'Until it is refunded to you, or paid to the seller.';
}
