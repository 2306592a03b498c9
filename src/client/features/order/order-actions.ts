import { isPaid, type UserOrderEventType } from './order-snapshot';
import type { Sale } from '../../../contract/sale';

/** The texts and fields of an action. */
interface OrderAction {
  label: string;
  /** The title of the dialog. */
  question: string;
  confirmLabel: string;
  /** Returns the consequences of the action, for the dialog. */
  explanation: (sale: Pick<Sale, 'state' | 'context'>) => string;
  /** The fields of the form; none by default. */
  requires?: 'contact' | 'reason' | 'optionalReason';
  /** The label of the reason field; "Reason" by default. */
  reasonLabel?: string;
  /** Whether the action is the main next step. */
  primary?: boolean;
  /** Whether the action ends the sale or opens a dispute. */
  destructive?: boolean;
  /** The text of the success toast. */
  success: string;
}

export const orderActions: Record<UserOrderEventType, OrderAction> = {
  'buyer.change': {
    label: 'Change place or phone',
    question: 'Change the meeting details',
    confirmLabel: 'Save',
    explanation: () => 'The seller is notified.',
    requires: 'contact',
    success: 'Place and phone changed.',
  },
  'buyer.cancel': {
    label: 'Cancel order',
    question: 'Cancel this order?',
    confirmLabel: 'Cancel order',
    explanation: (sale) =>
      isPaid(sale)
        ? 'You get a full refund. The seller is notified, and others can book the watch.'
        : 'You owe nothing. The seller is notified, and others can book the watch.',
    requires: 'optionalReason',
    destructive: true,
    success: 'Order cancelled.',
  },
  'buyer.receive': {
    label: 'I have it',
    question: 'Do you have the watch?',
    confirmLabel: 'I have it',
    explanation: () =>
      "This completes the sale. The seller gets the money, and you can't report a problem afterwards.",
    primary: true,
    success: 'The sale is completed.',
  },
  'buyer.dispute': {
    label: 'Report a problem',
    question: 'What is the problem?',
    confirmLabel: 'Report the problem',
    explanation: () =>
      'The seller can refund you. Otherwise an admin decides. The money is held in the meantime.',
    requires: 'reason',
    destructive: true,
    success: 'The problem is reported.',
  },
  'seller.handOver': {
    label: 'I handed it over',
    question: 'Does the buyer have the watch?',
    confirmLabel: 'I handed it over',
    explanation: () =>
      'The buyer is asked to confirm. If they report no problem in time, the sale completes automatically.',
    primary: true,
    success: 'The buyer is asked to confirm.',
  },
  'seller.cancel': {
    label: 'Cancel sale',
    question: 'Cancel this sale?',
    confirmLabel: 'Cancel sale',
    explanation: (sale) =>
      isPaid(sale)
        ? 'The buyer gets a full refund and sees your reason.'
        : 'The buyer sees your reason, and others can book the watch.',
    requires: 'reason',
    destructive: true,
    success: 'Sale cancelled.',
  },
  'admin.refund': {
    label: 'Refund the buyer',
    question: 'Refund the buyer?',
    confirmLabel: 'Refund the buyer',
    explanation: () => 'The buyer gets a full refund. Both sides see your reason.',
    requires: 'reason',
    destructive: true,
    success: 'The refund has started.',
  },
  'admin.release': {
    label: 'Release to the seller',
    question: 'Release the money to the seller?',
    confirmLabel: 'Release to the seller',
    explanation: () => 'This completes the sale. Both sides see your reason.',
    requires: 'reason',
    destructive: true,
    success: 'The money was released to the seller.',
  },
  'admin.settle': {
    label: 'Mark as settled',
    question: 'Does the buyer have the money?',
    confirmLabel: 'Mark as settled',
    explanation: () =>
      'Do this once you have returned the full amount in another way. Both sides see what you write.',
    requires: 'reason',
    reasonLabel: 'How the buyer got the money',
    success: 'The refund is settled.',
  },
};
