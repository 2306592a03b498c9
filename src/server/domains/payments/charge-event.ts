import type Stripe from 'stripe';
import type { OrderEvent } from '../../../contract/order.machine';
import { isFailedRefund } from './read-charge';

/** A refund or a dispute that Stripe reports. */
export interface ChargeEvent {
  /** The events for the order, in sequence. The order ignores those that it has already accepted. */
  orderEvents: OrderEvent[];
  paymentIntent: string | Stripe.PaymentIntent | null | undefined;
}

/** Returns undefined for other events of Stripe. Those without an event for the order may still have moved money. */
export function parseChargeEvent(event: Stripe.Event): ChargeEvent | undefined {
  switch (event.type) {
    case 'charge.refunded': {
      const { payment_intent: paymentIntent } = event.data.object;
      return { orderEvents: [{ type: 'stripe.refunded' }], paymentIntent };
    }
    case 'refund.updated': {
      const { status, payment_intent: paymentIntent } = event.data.object;
      return { orderEvents: refundEvents(status), paymentIntent };
    }
    case 'refund.failed': {
      const { payment_intent: paymentIntent } = event.data.object;
      return { orderEvents: [{ type: 'stripe.refundFailed' }], paymentIntent };
    }
    case 'charge.dispute.created': {
      const { payment_intent: paymentIntent } = event.data.object;
      return { orderEvents: [{ type: 'stripe.disputed' }], paymentIntent };
    }
    // The order follows the money, of which the second event may come first.
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated': {
      const { status, payment_intent: paymentIntent } = event.data.object;
      return { orderEvents: disputeEvents(status), paymentIntent };
    }
    case 'charge.dispute.funds_withdrawn': {
      const { payment_intent: paymentIntent } = event.data.object;
      return { orderEvents: [], paymentIntent };
    }
    default:
      return undefined;
  }
}

/** Returns none while the refund is pending. */
function refundEvents(status: string | null): OrderEvent[] {
  if (status === 'succeeded') return [{ type: 'stripe.refunded' }];
  return isFailedRefund(status) ? [{ type: 'stripe.refundFailed' }] : [];
}

/** Includes `stripe.disputed` for a won dispute, because the event that opened it may arrive later. */
function disputeEvents(status: Stripe.Dispute.Status): OrderEvent[] {
  switch (status) {
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return [{ type: 'stripe.disputed' }, { type: 'stripe.disputeWon' }];
    case 'lost':
      return [{ type: 'stripe.disputeLost' }];
    default:
      return [];
  }
}
