import type { OrderEventType, OrderSender, OrderState } from '../../../contract/order.machine';
import { getEventSender, type OrderStep, type SaleDetails } from '../../../contract/buying/sale';
import { inGoodsWords } from '../../../contract/website/goods-words';

type PersonalSender = Extract<OrderSender, 'buyer' | 'seller' | 'admin'>;
type ClockEventType = Extract<OrderEventType, `clock.${string}`>;

/** The text after the actor's name; for Stripe a whole sentence. */
const stepTexts: Record<Exclude<OrderEventType, ClockEventType>, string> = {
  'buyer.book': 'booked the watch.',
  'buyer.change': 'changed the meeting place or the phone number.',
  'buyer.cancel': 'cancelled the order.',
  'buyer.changeAddress': 'corrected the address.',
  'buyer.requestCancellation': 'asked to cancel.',
  'buyer.withdrawCancellation': 'withdrew the request to cancel.',
  'buyer.receive': 'confirmed having the watch.',
  'buyer.accept': 'confirmed that everything is fine.',
  'buyer.report': 'reported a problem.',
  'buyer.withdrawReport': 'withdrew the report.',
  'buyer.acceptReturn': 'accepted the return.',
  'buyer.declineReturn': 'declined the return.',
  'buyer.giveBack': 'returned the watch and entered the code.',
  'buyer.sendBack': 'sent the watch back.',
  'seller.reserve': 'reserved the watch at the agreed price.',
  'seller.cancel': 'cancelled the sale.',
  'seller.agreeToCancel': 'agreed to cancel.',
  'seller.declineToCancel': 'declined to cancel.',
  'seller.handOver': 'handed the watch over and entered the code.',
  'seller.claimHandOver': 'reported a hand-over without the code.',
  'seller.ship': 'sent the watch.',
  'seller.correctParcel': 'corrected the tracking number.',
  'seller.proveDelivery': 'reported that the parcel was delivered.',
  'seller.parcelCameBack': 'reported that the parcel came back, and the buyer is refunded.',
  'seller.receiveReturn': 'confirmed having the watch back.',
  'seller.acceptReport': 'accepted the report, and the buyer is refunded.',
  'seller.offerReturn': 'offered to take the watch back.',
  'seller.contestReport': 'contested the report.',
  'admin.refund': 'decided to refund the buyer.',
  'admin.refundPart': 'refunded a part of the price.',
  'admin.refundOnReturn': 'decided to refund the buyer when the watch is returned.',
  'admin.release': 'decided for the seller.',
  'admin.settle': 'returned the money in another way.',
  'admin.closeBuyer': "closed the buyer's account.",
  'admin.closeSeller': "closed the seller's account.",
  'stripe.authorised': 'The card was accepted.',
  'stripe.paid': 'The card was charged.',
  'stripe.released': 'The card was not charged.',
  'stripe.refunded': 'The full amount was refunded.',
  'stripe.refundFailed': 'The refund did not go through.',
  'stripe.disputed': "The buyer's bank took the money back.",
  'stripe.disputeWon': 'The bank decided for the seller.',
  'stripe.disputeLost': 'The bank decided for the buyer.',
};

/** The sentence of a reminder, by the state of the order. */
const reminderTexts: Partial<Record<OrderState, string>> = {
  booked: 'One day was left to pay.',
  awaitingHandOver: 'Buyer and seller were reminded of the hand-over.',
  handOverClaimed: 'The buyer was reminded to confirm the hand-over.',
  awaitingShipment: 'The seller was reminded to send the watch.',
  shipped: 'The buyer was reminded to confirm the arrival.',
  deliveryClaimed: 'The buyer was reminded to answer.',
  inspecting: 'The buyer was reminded that the time to report a problem ends.',
  returning: 'Buyer and seller were reminded of the return.',
  returnShipped: 'The seller was reminded to confirm the return.',
};

/** The sentence of an expired deadline, by the state that it ended. */
const expiryTexts: Partial<Record<OrderState, string>> = {
  reserved: 'The reservation ended.',
  booked: 'The time to pay ran out.',
  awaitingHandOver: 'The watch was not handed over in time.',
  cancellationRequested: 'The seller did not answer in time.',
  handOverClaimed: 'The buyer did not confirm the hand-over in time.',
  awaitingShipment: 'The watch was not sent in time.',
  shipped: 'The buyer did not confirm the arrival in time.',
  deliveryClaimed: 'The buyer did not answer in time, so it counts as received.',
  inspecting: 'No problem was reported in time.',
  reported: 'The seller did not answer in time.',
  returnOffered: 'The buyer did not answer in time.',
  returning: 'The watch was not returned in time.',
  returnShipped: 'The seller did not confirm the return in time.',
};

interface StepDescription {
  /** The name of the sender of the event; undefined for the clock and Stripe. */
  actor?: string;
  text: string;
}

/** The user's role in the order (`as`), the names of buyer and seller, and its steps. */
interface DescribedOrder extends Pick<SaleDetails, 'as' | 'buyerName' | 'sellerName'> {
  steps: readonly Pick<OrderStep, 'number' | 'state'>[];
}

/** Describes a step. Undefined for an event type that this version of the client does not know. */
export function describeStep(
  step: Pick<OrderStep, 'number' | 'type' | 'state'>,
  sale: DescribedOrder,
): StepDescription | undefined {
  switch (step.type) {
    case 'clock.remind':
      return { text: inGoodsWords(reminderTexts[step.state] ?? 'A reminder was sent.') };
    case 'clock.expire': {
      const previous = sale.steps.find(({ number }) => number === step.number - 1);
      const text = (previous && expiryTexts[previous.state]) ?? 'The time ran out.';
      return { text: inGoodsWords(text) };
    }
  }
  if (!(step.type in stepTexts)) return undefined;
  const type = step.type as keyof typeof stepTexts;
  const sender = getEventSender({ type });
  const text = inGoodsWords(stepTexts[type]);
  if (sender === 'clock' || sender === 'stripe') return { text };
  return { actor: actorName(sender, sale), text };
}

/** Returns the sender's name, or "You" for the user. */
function actorName(sender: PersonalSender, sale: DescribedOrder): string {
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
