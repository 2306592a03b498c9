import type { OrderState } from '../../../contract/order.machine';
import type { OrderRole } from '../../../contract/buying/sale';

/** What happens next, by the order's state and the viewer's role. */
export const nextSteps: Record<OrderState, Record<OrderRole, string>> = {
  open: {
    buyer: 'The watch has not been ordered.',
    seller: 'The watch has not been ordered.',
    admin: 'The watch has not been ordered.',
  },
  reserved: {
    buyer: "It's reserved for you at the price you agreed. Book or pay before the time is up.",
    seller: 'The buyer has to book or pay at the agreed price.',
    admin: 'The buyer has to book or pay.',
  },
  booked: {
    buyer: 'The watch is reserved for you until the booking expires.',
    seller: "Don't hand over the watch until the buyer has paid.",
    admin: 'The buyer has to pay.',
  },
  paying: {
    buyer: 'Your card is being charged. This takes a moment.',
    seller: "The buyer's card is being charged. This takes a moment.",
    admin: "The buyer's card is being charged.",
  },
  payingUnbooked: {
    buyer: 'Your card is being charged. This takes a moment.',
    seller: "The buyer's card is being charged. This takes a moment.",
    admin: "The buyer's card is being charged.",
  },
  awaitingHandOver: {
    buyer: 'Meet the seller and check the watch. Your money is held until you have it.',
    seller: "Meet the buyer, and enter the code from the buyer's order page.",
    admin:
      'Buyer and seller have to meet. The code of the buyer proves it. You can decide at any time.',
  },
  cancellationRequested: {
    buyer:
      "You get a full refund if the seller agrees, or doesn't answer in time. Changed your mind? You can still keep the order.",
    seller:
      "The buyer wants to cancel. Agree or decline: if you don't answer in time, they get a full refund.",
    admin: 'The seller has to answer. Otherwise the buyer is refunded. You can decide at any time.',
  },
  handOverClaimed: {
    buyer: "The seller says you have the watch. Confirm it, or report that you don't.",
    seller: "Waiting for the buyer to confirm. If they don't answer, an admin decides.",
    admin: 'The buyer has to confirm the hand-over. You can decide at any time.',
  },
  handOverUnconfirmed: {
    buyer:
      "An admin will decide. You can still confirm that you have the watch, or report that you don't.",
    seller:
      "The buyer didn't confirm the hand-over, so an admin will decide. You can still enter the code.",
    admin: 'The buyer did not confirm the hand-over. Ask both, decide, and give a reason.',
  },
  awaitingShipment: {
    buyer:
      'Waiting for the seller to send your watch. Until then you can correct the address, or cancel.',
    seller:
      'Send the watch, insured and tracked, to the address below. Then enter the tracking number.',
    admin: 'The seller has to send the watch. You can decide at any time.',
  },
  shipped: {
    buyer: 'Your watch is on its way. Confirm once you have it: your money is held until then.',
    seller:
      'Waiting for the buyer to confirm. If the carrier has delivered it already, choose “It was delivered”.',
    admin:
      'The buyer has to confirm the arrival. A tracking number alone proves none. You can decide at any time.',
  },
  deliveryClaimed: {
    buyer:
      "The seller says your parcel was delivered. Confirm it, or report that you don't have it. If you don't answer, it counts as received.",
    seller: 'The buyer has to answer. Without an answer it counts as received.',
    admin:
      'The buyer has to answer. Without an answer it counts as received. You can decide at any time.',
  },
  arrivalUnconfirmed: {
    buyer: "An admin will decide. You can still confirm that it arrived, or report that it didn't.",
    seller:
      "The buyer didn't confirm the arrival, so an admin will decide. You can still show that it was delivered.",
    admin: 'The buyer did not confirm the arrival. Ask both, decide, and give a reason.',
  },
  inspecting: {
    buyer:
      'Check your watch. If something is wrong, report it before the time is up. Otherwise the order completes.',
    seller: 'If the buyer reports no problem, the order completes automatically.',
    admin: 'If the buyer reports no problem, the order completes. You can decide at any time.',
  },
  reported: {
    buyer: 'Waiting for the seller to answer your report. Your money is held in the meantime.',
    seller: 'Answer the report: refund the buyer, offer to take the watch back, or contest it.',
    admin: 'The seller has to answer. You can decide at any time.',
  },
  returnOffered: {
    buyer:
      'The seller will refund you in full if you return the watch. Accept, or let an admin decide.',
    seller: "You offered to take the watch back. If the buyer doesn't accept, an admin decides.",
    admin: 'The buyer has to accept the return. You can decide at any time.',
  },
  underReview: {
    buyer:
      'An admin is reading what you both wrote, and will decide. Your money is held until then.',
    seller:
      'An admin is reading what you both wrote, and will decide. You can still refund the buyer.',
    admin: 'Read what both sides wrote, decide, and give a reason.',
  },
  returning: {
    buyer:
      'Meet the seller, hand the watch back and enter their code. Or send it back with a tracking number. Then you get your refund.',
    seller:
      'Meet the buyer, take the watch back and show your code. Or wait for the parcel. Then the buyer is refunded.',
    admin: 'The buyer has to return the watch. The code of the seller proves it.',
  },
  returnShipped: {
    buyer: 'Waiting for the seller to confirm that the watch is back. Then you get your refund.',
    seller: 'Confirm it when you have the watch back, or contest the return.',
    admin: 'The seller has to confirm that the watch is back. You can decide at any time.',
  },
  partRefundFailed: {
    buyer: "Part of your refund didn't reach your card. An admin will make sure you get it.",
    seller:
      "Part of the buyer's refund didn't reach them. An admin will decide. Until then, the money you haven't got yet is held.",
    admin:
      'The refund of a part failed. Refund it again, or decide otherwise. Then end the sale, and give a reason.',
  },
  bankDispute: {
    buyer: 'Your bank has taken the money back and is reviewing the dispute.',
    seller:
      "The buyer's bank has taken the money back. Don't hand over the watch before its decision.",
    admin: "Answer the dispute in Stripe's dashboard. Then the bank decides.",
  },
  bankDisputeWon: {
    buyer:
      'The bank decided for the seller. An admin will close the order. Your money is held until then.',
    seller: 'The bank decided for you. An admin will close the sale.',
    admin: 'The bank decided for the seller. End the sale, and give a reason.',
  },
  refunding: {
    buyer: 'The full amount is being refunded to your card.',
    seller: 'The buyer is being refunded in full.',
    admin: 'Stripe is refunding the full amount.',
  },
  refundFailed: {
    buyer: 'Your bank rejected the refund. An admin will make sure you get the full amount.',
    seller: 'The refund did not reach the buyer. An admin is taking care of it.',
    admin: 'Retry the refund, or return the money in another way and say how.',
  },
  completed: {
    buyer: 'All done. Enjoy your watch!',
    // What is owed and what was paid is said by `OrderPayout`, from the payouts.
    seller: 'The sale is complete.',
    admin: 'The sale is complete.',
  },
  refunded: {
    buyer: "You've been refunded in full. Your bank may take a few days to show it.",
    seller: 'The buyer was refunded. The watch is no longer listed.',
    admin: 'There is nothing left to do.',
  },
  settled: {
    buyer: "You've been refunded in another way, as described below.",
    seller: 'The buyer was refunded. The watch is no longer listed.',
    admin: 'There is nothing left to do.',
  },
  cancelled: {
    buyer: "You don't owe anything, and there's nothing left to do.",
    seller: 'Others can book the watch again.',
    admin: 'There is nothing left to do.',
  },
  lapsed: {
    buyer: 'It was not paid in time, so others can book it again.',
    seller: 'It was not paid in time, so others can book it again.',
    admin: 'There is nothing left to do.',
  },
};
