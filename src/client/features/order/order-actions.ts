import { isPaid, type PersonalEventType } from './standing';
import type { Sale } from '../../../contract/sale';

/** How an action is told to the person who takes it. */
interface OrderAction {
  label: string;
  /** Above the dialog, and what the person agrees to there. */
  question: string;
  confirm: string;
  /** What comes of it. */
  meaning: (sale: Pick<Sale, 'state' | 'context'>) => string;
  /** What has to be filled in. */
  asks?: 'contact' | 'reason' | 'optionalReason';
  /** What is asked for as a reason, where it is none. */
  reasonLabel?: string;
  /** Whether the sale goes on by it. */
  isMain?: boolean;
  /** Whether it ends the sale, or is against somebody. */
  isGrave?: boolean;
  /** The toast. */
  done: string;
}

export const orderActions: Record<PersonalEventType, OrderAction> = {
  'buyer.change': {
    label: 'Change place or phone',
    question: 'Change the meeting details',
    confirm: 'Save',
    meaning: () => 'The seller is notified.',
    asks: 'contact',
    done: 'Place and phone changed.',
  },
  'buyer.cancel': {
    label: 'Cancel order',
    question: 'Cancel this order?',
    confirm: 'Cancel order',
    meaning: (sale) =>
      isPaid(sale)
        ? 'You get a full refund. The seller is notified, and others can book the watch.'
        : 'You owe nothing. The seller is notified, and others can book the watch.',
    asks: 'optionalReason',
    isGrave: true,
    done: 'Order cancelled.',
  },
  'buyer.receive': {
    label: 'I have it',
    question: 'Do you have the watch?',
    confirm: 'I have it',
    meaning: () =>
      "This completes the sale. The seller gets the money, and you can't report a problem afterwards.",
    isMain: true,
    done: 'The sale is completed.',
  },
  'buyer.dispute': {
    label: 'Report a problem',
    question: 'What is the problem?',
    confirm: 'Report the problem',
    meaning: () =>
      'The seller can refund you. Otherwise an admin decides. The money is held in the meantime.',
    asks: 'reason',
    isGrave: true,
    done: 'The problem is reported.',
  },
  'seller.handOver': {
    label: 'I handed it over',
    question: 'Does the buyer have the watch?',
    confirm: 'I handed it over',
    meaning: () =>
      'The buyer is asked to confirm. If they report no problem in time, the sale completes automatically.',
    isMain: true,
    done: 'The buyer is asked to confirm.',
  },
  'seller.cancel': {
    label: 'Cancel sale',
    question: 'Cancel this sale?',
    confirm: 'Cancel sale',
    meaning: (sale) =>
      isPaid(sale)
        ? 'The buyer gets a full refund and sees your reason.'
        : 'The buyer sees your reason, and others can book the watch.',
    asks: 'reason',
    isGrave: true,
    done: 'Sale cancelled.',
  },
  'admin.refund': {
    label: 'Refund the buyer',
    question: 'Refund the buyer?',
    confirm: 'Refund the buyer',
    meaning: () => 'The buyer gets a full refund. Both sides see your reason.',
    asks: 'reason',
    isGrave: true,
    done: 'The refund has started.',
  },
  'admin.release': {
    label: 'Release to the seller',
    question: 'Release the money to the seller?',
    confirm: 'Release to the seller',
    meaning: () => 'This completes the sale. Both sides see your reason.',
    asks: 'reason',
    isGrave: true,
    done: 'The money was released to the seller.',
  },
  'admin.settle': {
    label: 'Mark as settled',
    question: 'Does the buyer have the money?',
    confirm: 'Mark as settled',
    meaning: () =>
      'Do this once you have returned the full amount in another way. Both sides see what you write.',
    asks: 'reason',
    reasonLabel: 'How the buyer got the money',
    done: 'The refund is settled.',
  },
};
