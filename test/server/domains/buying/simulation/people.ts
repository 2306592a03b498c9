import { orderExampleEvents } from '../../../../../src/contract/order.examples';
import type { OrderEvent } from '../../../../../src/contract/order.machine';
import { getEventSender } from '../../../../../src/contract/buying/sale';
import type { Random } from '../../../crash/support/random';
import { fillParcel } from './parcels';
import type { Sale, OrderRole } from './sale';

const reason = 'As we wrote.';
const examples: OrderEvent[] = Object.values(orderExampleEvents);

/** The events that a cheating buyer or seller tries; the codes are entered at meetings only. */
const eventsByRole: Record<OrderRole, OrderEvent[]> = {
  buyer: examples.filter((event) => getEventSender(event) === 'buyer' && !('code' in event)),
  seller: examples.filter((event) => getEventSender(event) === 'seller' && !('code' in event)),
};

/** The event that an honest buyer or seller, who follows the advice of the order's page, must send before a deadline. */
export function findDuty(sale: Sale, role: OrderRole, random: Random): OrderEvent | undefined {
  return role === 'buyer' ? findBuyersDuty(sale, random) : findSellersDuty(sale, random);
}

function findBuyersDuty(sale: Sale, random: Random): OrderEvent | undefined {
  const { state, buyerHas, isDamaged } = sale;
  const report: OrderEvent = {
    type: 'buyer.report',
    problem: buyerHas === 'nothing' ? 'notReceived' : 'notAsDescribed',
    reason,
  };
  const isSatisfied = buyerHas === 'watch' && !isDamaged;
  switch (state) {
    case 'booked':
      return random.chance(0.7) ? { type: 'stripe.authorised' } : undefined;
    case 'shipped':
      if (!sale.isDelivered) return undefined;
      return isSatisfied ? { type: 'buyer.receive' } : report;
    case 'deliveryClaimed':
    case 'arrivalUnconfirmed':
    case 'handOverClaimed':
    case 'handOverUnconfirmed':
      return isSatisfied ? { type: 'buyer.receive' } : report;
    case 'inspecting':
      return isSatisfied ? undefined : report;
    case 'returnOffered':
      return buyerHas !== 'nothing' && random.chance(0.8)
        ? { type: 'buyer.acceptReturn' }
        : { type: 'buyer.declineReturn', reason };
    default:
      return undefined;
  }
}

function findSellersDuty(sale: Sale, random: Random): OrderEvent | undefined {
  const { state, isDamaged, returned } = sale;
  if (state === 'awaitingShipment') return orderExampleEvents['the seller sends it'];
  if (sale.hasComeBack && sale.can({ type: 'seller.parcelCameBack' })) {
    return { type: 'seller.parcelCameBack' };
  }
  if (state === 'returnShipped' && returned) {
    return returned === 'watch'
      ? { type: 'seller.receiveReturn' }
      : { type: 'seller.contestReport', reason };
  }
  if (state !== 'reported') return undefined;
  return isDamaged && random.chance(0.8)
    ? { type: 'seller.offerReturn' }
    : { type: 'seller.contestReport', reason };
}

/** The event that an honest buyer or seller may send at any time. */
function findHonestEvent(sale: Sale, role: OrderRole, random: Random): OrderEvent | undefined {
  const duty = findDuty(sale, role, random);
  if (duty) return duty;
  const isSatisfied = sale.buyerHas === 'watch' && !sale.isDamaged;
  const possible: Partial<Record<Sale['state'], [number, OrderEvent][]>> =
    role === 'buyer'
      ? {
          booked: [[0.05, { type: 'buyer.cancel' }]],
          awaitingHandOver: [[0.05, { type: 'buyer.requestCancellation', reason }]],
          awaitingShipment: [[0.05, { type: 'buyer.cancel' }]],
          returning:
            sale.buyerHas === 'nothing'
              ? []
              : [[0.3, orderExampleEvents['the buyer sends it back']]],
          inspecting: isSatisfied ? [[0.5, { type: 'buyer.accept' }]] : [],
          underReview: isSatisfied ? [[0.1, { type: 'buyer.withdrawReport' }]] : [],
        }
      : {
          booked: [[0.02, { type: 'seller.cancel', reason }]],
          awaitingHandOver:
            sale.buyerHas === 'nothing' ? [[0.03, { type: 'seller.cancel', reason }]] : [],
          shipped: sale.isDelivered ? [[0.3, { type: 'seller.proveDelivery', reason }]] : [],
          cancellationRequested: [
            [0.3, { type: 'seller.agreeToCancel' }],
            [0.4, { type: 'seller.declineToCancel', reason }],
          ],
        };
  return possible[sale.state]?.find(([probability]) => random.chance(probability))?.[1];
}

/** Events with which a person gives up what they could get. */
const concessions = new Set<OrderEvent['type']>([
  ...(['buyer.cancel', 'buyer.accept', 'buyer.withdrawReport'] as const),
  ...(['seller.cancel', 'seller.agreeToCancel', 'seller.acceptReport'] as const),
]);

/** The event that a cheating buyer or seller tries: any that the order accepts, rarely a concession. */
function findCheatingEvent(sale: Sale, role: OrderRole, random: Random): OrderEvent | undefined {
  if (role === 'buyer' && sale.state === 'booked') return { type: 'stripe.authorised' };
  const event = random.pick(eventsByRole[role].filter((one) => sale.can(one)));
  return event && concessions.has(event.type) && random.chance(0.8) ? undefined : event;
}

/** Sends an event of the buyer or the seller, or none. */
export function sendEventOf(sale: Sale, role: OrderRole, isHonest: boolean, random: Random): void {
  const event = isHonest
    ? findHonestEvent(sale, role, random)
    : findCheatingEvent(sale, role, random);
  if (!event) return;
  if (!isHonest) fillParcel(sale, event, random);
  sale.send(event);
}
