import type { Contact } from '../../../contract/buying/contact';
import type { Parcel } from '../../../contract/buying/parcel';
import type { Problem } from '../../../contract/buying/problem';
import type { Sale, UserOrderEvent } from '../../../contract/buying/sale';
import type { ShippingAddress } from '../../../contract/buying/shipping-address';
import { isHandOverClaimed, isPaid, isPayable } from './order-predicates';

export type UserOrderEventType = UserOrderEvent['type'];

/** The fields of an action's form. */
interface OrderActionFields {
  contact?: true;
  /** Where the parcel is to be sent. */
  address?: true;
  /** The carrier and the tracking number. */
  parcel?: true;
  /** The six digits that the other side shows. */
  code?: true;
  /** The kind of a reported problem. */
  problem?: true;
  /** A part of the price. */
  amount?: true;
  reason?: 'required' | 'optional';
  photos?: true;
}

/** The texts and fields of an action. */
interface OrderAction {
  label: string;
  /** The title of the dialog. */
  question: string;
  confirmLabel: string;
  /** Returns the consequences of the action, for the dialog. */
  explanation: (sale: Pick<Sale, 'state'>) => string;
  /** None by default. */
  fields?: OrderActionFields;
  /** The label of the reason field; "Reason" by default. */
  reasonLabel?: string;
  /** Whether the action is the main next step. */
  primary?: boolean;
  /** Whether the action is rarely wanted, and stands among the further ones. */
  quiet?: boolean;
  /** Whether the action ends the sale or is against the other side. */
  destructive?: boolean;
  /** The text of the success toast. */
  success: string;
}

/** The advice to the party that shows a code, for the hand-over and for the return. */
export const showCodeRule =
  'Give the code only when you have the watch in your hands. Our staff will never ask you for it.';
/** The advice to the party that enters a code. */
export const enterCodeRule = "Don't hand over the watch before the code is accepted.";

/** The actions of all roles, in display order. */
export const orderActions: Record<UserOrderEventType, OrderAction> = {
  'buyer.receive': {
    label: 'I have it',
    question: 'Do you have the watch?',
    confirmLabel: 'I have it',
    explanation: () =>
      'Only confirm once you have the watch in your hands. You then have some time to check it and report a problem.',
    primary: true,
    success: 'Confirmed. Now check the watch.',
  },
  'buyer.accept': {
    label: 'Everything is fine',
    question: 'Is everything fine with the watch?',
    confirmLabel: 'Everything is fine',
    explanation: () =>
      "This completes the order, and the seller gets your money. You can't report a problem after that.",
    primary: true,
    success: 'The order is completed.',
  },
  'buyer.giveBack': {
    label: 'Enter the return code',
    question: "Enter the seller's code",
    confirmLabel: 'Confirm the return',
    explanation: () => `${enterCodeRule} The seller finds the code on their order page.`,
    fields: { code: true },
    primary: true,
    success: 'The code is accepted. Your refund has started.',
  },
  'buyer.sendBack': {
    label: 'I sent it back',
    question: 'Which parcel is it in?',
    confirmLabel: 'I sent it back',
    explanation: () =>
      'Send it insured and tracked, and keep the proof of posting. You get your refund when the seller has the watch.',
    fields: { parcel: true },
    success: "Marked as sent. We've let the seller know.",
  },
  'buyer.acceptReturn': {
    label: 'Accept the return',
    question: 'Return the watch for a refund?',
    confirmLabel: 'Accept the return',
    explanation: () =>
      'Hand the watch back at a meeting, or send it in a parcel. Then you get a full refund.',
    primary: true,
    success: 'The return is agreed.',
  },
  'buyer.declineReturn': {
    label: 'Decline the return',
    question: 'Decline the return?',
    confirmLabel: 'Decline the return',
    explanation: () => 'An admin will then decide. The seller and the admin see your reason.',
    fields: { reason: 'required' },
    destructive: true,
    success: "You've declined the return. An admin will decide.",
  },
  'buyer.change': {
    label: 'Change contact details',
    question: 'Change the contact details',
    confirmLabel: 'Save',
    explanation: () => 'The seller is notified.',
    fields: { contact: true },
    quiet: true,
    success: 'Contact details changed.',
  },
  'buyer.changeAddress': {
    label: 'Correct the address',
    question: 'Where should it be sent?',
    confirmLabel: 'Save',
    explanation: () => 'We give the seller the new address to send it to.',
    fields: { address: true },
    quiet: true,
    success: 'The address is changed.',
  },
  'buyer.report': {
    label: 'Report a problem',
    question: 'What is the problem?',
    confirmLabel: 'Report the problem',
    explanation: () =>
      'The seller sees what you write, and answers. If you disagree, an admin decides. Your money is held in the meantime.',
    fields: { problem: true, reason: 'required', photos: true },
    reasonLabel: 'What happened',
    destructive: true,
    success: 'The problem is reported.',
  },
  'buyer.withdrawReport': {
    label: 'Withdraw the report',
    question: 'Withdraw the report?',
    confirmLabel: 'Withdraw the report',
    explanation: () =>
      "This completes the order, and the seller gets your money. You can't report a problem again.",
    destructive: true,
    quiet: true,
    success: 'The report is withdrawn, and the order is completed.',
  },
  'buyer.withdrawCancellation': {
    label: 'Keep the order',
    question: 'Keep the order?',
    confirmLabel: 'Keep the order',
    explanation: () => 'You take back your request to cancel. We let the seller know.',
    primary: true,
    success: 'The order goes on.',
  },
  'buyer.requestCancellation': {
    label: 'Ask to cancel',
    question: 'Ask the seller to cancel?',
    confirmLabel: 'Ask to cancel',
    explanation: () =>
      "You get a full refund if the seller agrees, or doesn't answer in time. The seller sees your reason.",
    fields: { reason: 'required' },
    destructive: true,
    quiet: true,
    success: "We've asked the seller to cancel.",
  },
  'buyer.cancel': {
    label: 'Cancel order',
    question: 'Cancel this order?',
    confirmLabel: 'Cancel order',
    explanation: ({ state }) =>
      isPaid(state)
        ? 'You get a full refund, and we ask the seller not to send it.'
        : isPayable(state)
          ? "You don't owe anything. We let the seller know, and others can book the watch."
          : 'If your card was charged in the meantime, you get a full refund. We let the seller know.',
    fields: { reason: 'optional' },
    destructive: true,
    quiet: true,
    success: 'Order cancelled.',
  },
  'seller.handOver': {
    label: 'Enter the code',
    question: "Enter the buyer's code",
    confirmLabel: 'Confirm the hand-over',
    explanation: () => `${enterCodeRule} The buyer finds the code on their order page.`,
    fields: { code: true },
    primary: true,
    success: 'The code is accepted.',
  },
  'seller.claimHandOver': {
    label: 'I handed it over without the code',
    question: 'Does the buyer have the watch?',
    confirmLabel: 'The buyer has it',
    explanation: () =>
      "Only the code proves the hand-over. Without it we ask the buyer to confirm, and an admin decides if they don't answer.",
    quiet: true,
    success: "We've asked the buyer to confirm.",
  },
  'seller.ship': {
    label: 'Enter the tracking number',
    question: 'Which parcel is it in?',
    confirmLabel: 'It is sent',
    explanation: () =>
      'Send it insured and tracked, only to the address of this order. Photograph the watch and the parcel before you close it: that helps you if something is wrong.',
    fields: { parcel: true },
    primary: true,
    success: "Marked as sent. We've let the buyer know.",
  },
  'seller.proveDelivery': {
    label: 'It was delivered',
    question: 'What does the carrier say?',
    confirmLabel: 'It was delivered',
    explanation: () =>
      "We ask the buyer to confirm, and remind them. If they don't answer, it counts as received.",
    fields: { reason: 'required', photos: true },
    reasonLabel: 'When and to whom it was delivered',
    success: "We've asked the buyer to confirm.",
  },
  'seller.receiveReturn': {
    label: 'I have it back',
    question: 'Do you have the watch back?',
    confirmLabel: 'I have it back',
    explanation: () => 'Check the watch first: once you confirm, the buyer gets a full refund.',
    primary: true,
    success: 'The refund has started.',
  },
  'seller.correctParcel': {
    label: 'Correct the tracking number',
    question: 'Which parcel is it in?',
    confirmLabel: 'Save',
    explanation: () => 'We show the buyer the new number.',
    fields: { parcel: true },
    quiet: true,
    success: 'The tracking number is changed.',
  },
  'seller.parcelCameBack': {
    label: 'The parcel came back',
    question: 'Did the parcel come back to you?',
    confirmLabel: 'Refund the buyer',
    explanation: () =>
      'Only confirm once the watch is back with you, for example because the buyer refused it or the address was wrong. The buyer then gets a full refund.',
    destructive: true,
    quiet: true,
    success: 'The refund has started.',
  },
  'seller.offerReturn': {
    label: 'Offer to take it back',
    question: 'Offer to take the watch back?',
    confirmLabel: 'Offer to take it back',
    explanation: () =>
      'If the buyer accepts, they get a full refund when you have the watch back. If they decline, an admin decides.',
    fields: { reason: 'optional', photos: true },
    reasonLabel: 'Your answer',
    primary: true,
    success: 'The return is offered.',
  },
  'seller.acceptReport': {
    label: 'Accept and refund',
    question: 'Refund the buyer?',
    confirmLabel: 'Accept and refund',
    explanation: () =>
      'The buyer gets a full refund now, without returning the watch. To get the watch back, offer to take it back instead.',
    fields: { reason: 'optional', photos: true },
    reasonLabel: 'Your answer',
    destructive: true,
    success: 'The refund has started.',
  },
  'seller.contestReport': {
    label: 'Contest the report',
    question: 'Contest the report?',
    confirmLabel: 'Contest the report',
    explanation: () => 'An admin will then decide. The buyer and the admin see what you write.',
    fields: { reason: 'required', photos: true },
    reasonLabel: 'Your answer',
    success: "You've contested the report. An admin will decide.",
  },
  'seller.agreeToCancel': {
    label: 'Agree to cancel',
    question: 'Agree to cancel?',
    confirmLabel: 'Agree to cancel',
    explanation: () => 'The buyer gets a full refund, and you keep the watch.',
    destructive: true,
    success: 'The sale is cancelled.',
  },
  'seller.declineToCancel': {
    label: 'Decline',
    question: 'Decline to cancel?',
    confirmLabel: 'Decline',
    explanation: () => 'The sale goes on. The buyer sees your reason.',
    fields: { reason: 'required' },
    success: 'The sale goes on.',
  },
  'seller.cancel': {
    label: 'Cancel sale',
    question: 'Cancel this sale?',
    confirmLabel: 'Cancel sale',
    explanation: ({ state }) =>
      !isPaid(state)
        ? 'The buyer sees your reason, and others can book the watch.'
        : isHandOverClaimed(state)
          ? 'The buyer gets a full refund and sees your reason. If the buyer has the watch, get it back first.'
          : 'The buyer gets a full refund and sees your reason.',
    fields: { reason: 'required' },
    destructive: true,
    quiet: true,
    success: 'Sale cancelled.',
  },
  'admin.refundOnReturn': {
    label: 'Refund on return',
    question: 'Refund the buyer when the watch is returned?',
    confirmLabel: 'Refund on return',
    explanation: () =>
      'The buyer gets a full refund when the seller has the watch back. Both sides see your reason.',
    fields: { reason: 'required' },
    success: 'The buyer is asked to return the watch.',
  },
  'admin.refund': {
    label: 'Refund the buyer',
    question: 'Refund the buyer?',
    confirmLabel: 'Refund the buyer',
    explanation: () => 'The buyer gets a full refund. Both sides see your reason.',
    fields: { reason: 'required' },
    destructive: true,
    success: 'The refund has started.',
  },
  'admin.refundPart': {
    label: 'Refund a part',
    question: 'Refund a part of the price?',
    confirmLabel: 'Refund a part',
    explanation: () =>
      'The buyer gets the amount back, and the seller is owed that much less. If the seller was paid, the next payout deducts it. The order goes on. Both sides see your reason.',
    fields: { amount: true, reason: 'required' },
    quiet: true,
    success: 'The refund of a part has started.',
  },
  'admin.release': {
    label: 'Decide for the seller',
    question: 'Decide for the seller?',
    confirmLabel: 'Decide for the seller',
    explanation: () =>
      'This completes the order, and the price is then owed to the seller. Both sides see your reason.',
    fields: { reason: 'required' },
    destructive: true,
    success: 'The order is completed.',
  },
  'admin.settle': {
    label: 'Mark as settled',
    question: 'Does the buyer have the money?',
    confirmLabel: 'Mark as settled',
    explanation: () =>
      'Do this once you have returned the full amount in another way. Both sides see what you write.',
    fields: { reason: 'required' },
    reasonLabel: 'How the buyer got the money',
    success: 'The refund is settled.',
  },
};

interface OrderActionValues {
  contact: Contact;
  address: ShippingAddress;
  parcel: Parcel;
  problem: Problem;
  code: string;
  amount: number;
  reason: string;
}

/** Returns the event that an action sends: with the values of its fields. */
export function createOrderEvent(
  type: UserOrderEventType,
  { contact, address, parcel, problem, code, amount, reason }: OrderActionValues,
): UserOrderEvent {
  const { fields = {} } = orderActions[type];
  return {
    type,
    ...(fields.contact && { contact }),
    ...(fields.address && { address }),
    ...(fields.parcel && parcel),
    ...(fields.problem && { problem }),
    ...(fields.code && { code }),
    ...(fields.amount && { amount }),
    ...((fields.reason === 'required' || (fields.reason && reason)) && { reason }),
  } as UserOrderEvent;
}
