import type Stripe from 'stripe';
import type { OrderEvent } from '../../../contract/order.machine';
import { isFailedRefund } from './read-charge';

/** A refund or a dispute that Stripe reports. */
export interface ChargeEvent {
  /** The events for the order, in sequence. The order ignores those that it has already accepted. */
  orderEvents: OrderEvent[];
  paymentIntent: string | Stripe.PaymentIntent | null | undefined;
}

/** Returns undefined for other events of Stripe, and for those that move no money. */
export function parseChargeEvent(event: Stripe.Event): ChargeEvent | undefined {
  switch (event.type) {
    case 'charge.refunded': {
      const { refunded, payment_intent: paymentIntent } = event.data.object;
      return refunded ? { orderEvents: [{ type: 'stripe.refunded' }], paymentIntent } : undefined;
    }
    case 'refund.updated': {
      const { status, payment_intent: paymentIntent } = event.data.object;
      const orderEvents = refundEvents(status);
      return orderEvents && { orderEvents, paymentIntent };
    }
    case 'refund.failed': {
      const { payment_intent: paymentIntent } = event.data.object;
      return { orderEvents: [{ type: 'stripe.refundFailed' }], paymentIntent };
    }
    case 'charge.dispute.created': {
      const { payment_intent: paymentIntent } = event.data.object;
      return { orderEvents: [{ type: 'stripe.disputed' }], paymentIntent };
    }
    case 'charge.dispute.closed': {
      const { status, payment_intent: paymentIntent } = event.data.object;
      const orderEvents = disputeEvents(status);
      return orderEvents && { orderEvents, paymentIntent };
    }
    default:
      return undefined;
  }
}

/** Returns undefined while the refund is pending. */
function refundEvents(status: string | null): OrderEvent[] | undefined {
  if (status === 'succeeded') return [{ type: 'stripe.refunded' }];
  return isFailedRefund(status) ? [{ type: 'stripe.refundFailed' }] : undefined;
}

/** Includes `stripe.disputed` for a won dispute, because the event that opened it may arrive later. */
function disputeEvents(status: Stripe.Dispute.Status): OrderEvent[] | undefined {
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
