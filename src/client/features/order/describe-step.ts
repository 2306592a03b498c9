import type { OrderEventType, OrderSender } from '../../../contract/order.machine';
import { getEventSender, type OrderStep, type SaleDetails } from '../../../contract/sale';

type PersonalSender = Extract<OrderSender, 'buyer' | 'seller' | 'admin'>;

/** The text after the actor's name; for the clock and Stripe a whole sentence. */
const stepTexts: Record<OrderEventType, string> = {
  'buyer.book': 'booked the watch.',
  'buyer.change': 'changed the meeting place or the phone number.',
  'buyer.cancel': 'cancelled the order.',
  'buyer.receive': 'confirmed having the watch.',
  'buyer.dispute': 'reported a problem.',
  'seller.handOver': 'handed the watch over.',
  'seller.cancel': 'cancelled the sale.',
  'admin.refund': 'decided to refund the buyer.',
  'admin.release': 'decided for the seller.',
  'admin.settle': 'returned the money in another way.',
  'admin.closeBuyer': "closed the buyer's account.",
  'admin.closeSeller': "closed the seller's account.",
  'clock.remind': 'One day was left to pay.',
  'clock.lapse': 'The time to pay ran out.',
  'clock.complete': 'No problem was reported in time.',
  'stripe.authorised': 'The card was accepted.',
  'stripe.paid': 'The card was charged.',
  'stripe.released': 'The card was not charged.',
  'stripe.refunded': 'The full amount was refunded.',
  'stripe.refundFailed': 'The refund did not go through.',
  'stripe.disputed': "The buyer's bank took the money back.",
  'stripe.disputeWon': 'The bank decided for the seller.',
  'stripe.disputeLost': 'The bank decided for the buyer.',
};

interface StepDescription {
  /** The name of the sender of the event; undefined for the clock and Stripe. */
  actor?: string;
  text: string;
}

/** The viewer's role and the names of both sides. */
type Parties = Pick<SaleDetails, 'as' | 'buyerName' | 'sellerName'>;

/** Describes a step. Undefined for an event type that this version of the client does not know. */
export function describeStep({ type }: OrderStep, sale: Parties): StepDescription | undefined {
  if (!(type in stepTexts)) return undefined;
  const eventType = type as OrderEventType;
  const sender = getEventSender({ type: eventType });
  const text = stepTexts[eventType];
  if (sender === 'clock' || sender === 'stripe') return { text };
  return { actor: actorName(sender, sale), text };
}

function actorName(sender: PersonalSender, sale: Parties): string {
  if (sender === sale.as && sender !== 'admin') return 'You';
  switch (sender) {
    case 'buyer':
      return sale.buyerName || 'The buyer';
    case 'seller':
      return sale.sellerName || 'The seller';
    case 'admin':
      return 'An admin';
  }
}
