import type Stripe from 'stripe';
import type { OrderEvent } from '../../contract/order.machine';
import { hasFailed } from './read-charge';

/** What one of Stripe's events says of the money that a card was charged. */
export interface ChargeNews {
  /** What the order is told, in this order; what it knows already it does not take again. */
  events: OrderEvent[];
  payment: string | Stripe.PaymentIntent | null | undefined;
}

/** Undefined for an event of something else, and for one that leaves the money where it is. */
export function readChargeNews(event: Stripe.Event): ChargeNews | undefined {
  switch (event.type) {
    case 'charge.refunded': {
      const { refunded, payment_intent: payment } = event.data.object;
      return refunded ? { events: [{ type: 'stripe.refunded' }], payment } : undefined;
    }
    case 'refund.updated': {
      const { status, payment_intent: payment } = event.data.object;
      const events = outcomeOf(status);
      return events && { events, payment };
    }
    case 'refund.failed':
      return {
        events: [{ type: 'stripe.refundFailed' }],
        payment: event.data.object.payment_intent,
      };
    case 'charge.dispute.created':
      return { events: [{ type: 'stripe.disputed' }], payment: event.data.object.payment_intent };
    case 'charge.dispute.closed': {
      const { status, payment_intent: payment } = event.data.object;
      const events = decisionOf(status);
      return events && { events, payment };
    }
    default:
      return undefined;
  }
}

/** Of a refund that is under way there is nothing to tell. */
function outcomeOf(status: string | null): OrderEvent[] | undefined {
  if (status === 'succeeded') return [{ type: 'stripe.refunded' }];
  return hasFailed(status) ? [{ type: 'stripe.refundFailed' }] : undefined;
}

/** A dispute that is over was opened before, whether that has been told or not. */
function decisionOf(status: Stripe.Dispute.Status): OrderEvent[] | undefined {
  switch (status) {
    case 'won':
    case 'warning_closed':
      return [{ type: 'stripe.disputed' }, { type: 'stripe.disputeWon' }];
    case 'lost':
      return [{ type: 'stripe.disputeLost' }];
    default:
      return undefined;
  }
}
