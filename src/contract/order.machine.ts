import { assign, setup } from 'xstate';
import type { NotificationKind } from './notification';
import type { Contact } from './contact';
import type { OrderContext } from './order-context';
import { hasVisibleCharacter } from './visible-text';

/**
 * The events of an order. The prefix names the sender: the buyer, the seller, an admin, Stripe, or the
 * clock, which stands for a deadline by the database's time.
 */
export type OrderEvent =
  | { type: 'buyer.book' }
  | { type: 'buyer.change'; contact: Contact }
  | { type: 'buyer.cancel'; reason?: string | undefined }
  | { type: 'buyer.receive' }
  | { type: 'buyer.dispute'; reason: string }
  | { type: 'seller.handOver' }
  | { type: 'seller.cancel'; reason: string }
  | { type: 'admin.refund'; reason: string }
  | { type: 'admin.release'; reason: string }
  | { type: 'admin.settle'; reason: string }
  | { type: 'admin.closeBuyer' }
  | { type: 'admin.closeSeller' }
  | { type: 'clock.remind' }
  | { type: 'clock.lapse' }
  | { type: 'clock.complete' }
  | { type: 'stripe.authorised' }
  | { type: 'stripe.paid' }
  | { type: 'stripe.released' }
  | { type: 'stripe.refunded' }
  | { type: 'stripe.refundFailed' }
  | { type: 'stripe.disputed' }
  | { type: 'stripe.disputeWon' }
  | { type: 'stripe.disputeLost' };

export type OrderEventType = OrderEvent['type'];

/** The sender of an event, which is the prefix of the event's type. */
export type OrderSender = OrderEventType extends `${infer Sender}.${string}` ? Sender : never;

export type OrderRecipient = 'buyer' | 'seller' | 'admins';

/** The effects of transitions with their parameters. The server executes them. */
export interface OrderEffects {
  /** Stores the phone number and the meeting location. */
  storeContact: Contact;
  /** Sends the recipients a notification. */
  notify: { recipients: readonly OrderRecipient[]; kind: NotificationKind };
  /** Removes the product from the listings. */
  unlist: undefined;
  /** Lists the product again, unless it was handed over or its seller was deleted. */
  relist: { isHandedOver: boolean };
  /** Cancels the buyer's payment intents for the product. */
  cancelPayments: undefined;
  /** Refunds the charge in full. */
  refund: undefined;
}

const notify = (kind: NotificationKind, ...recipients: OrderRecipient[]) =>
  ({ type: 'notify', params: { recipients, kind } satisfies OrderEffects['notify'] }) as const;

/** The guard of events that require a reason. */
const requiresReason = {
  type: 'hasReason',
  params: ({ event }: { event: { reason: string } }) => ({ reason: event.reason }),
} as const;

/** The transition to `paid`. Stripe's events arrive in any order, so several states accept it. */
const toPaid = {
  target: 'paid',
  actions: ['unlist', notify('paid', 'buyer', 'seller')],
  description: 'The card was charged.',
} as const;

/** The transition to `refunded`. It also lists the product again. */
const toRefunded = {
  target: 'refunded',
  actions: [
    { type: 'relist', params: ({ context }: { context: OrderContext }) => context },
    notify('refunded', 'buyer', 'seller'),
  ],
} as const;

/** The transition to `refunded` after a failed refund, when the product is already listed again. */
const toRefundedLate = { target: 'refunded', actions: notify('refunded', 'buyer') } as const;

/** Returns transitions for cancellation by the buyer or the seller, or by closing one of their accounts. */
const cancellations = <Target extends string>(target: Target) =>
  ({
    'buyer.cancel': {
      target,
      actions: notify('cancelled', 'seller'),
      description: 'The buyer cancels.',
    },
    'seller.cancel': {
      guard: requiresReason,
      target,
      actions: notify('cancelled', 'buyer'),
      description: 'The seller cancels and gives a reason.',
    },
    'admin.closeBuyer': {
      target,
      actions: notify('cancelled', 'seller'),
      description: "The admin closes the buyer's account.",
    },
    'admin.closeSeller': {
      target,
      actions: notify('cancelled', 'buyer'),
      description: "The admin closes the seller's account.",
    },
  }) as const;

/** Transitions of a paid order when the buyer's bank or a manual refund at Stripe withdraws the money. */
const moneyWithdrawals = {
  'stripe.disputed': {
    guard: 'isBankUndecided',
    target: 'bankDispute',
    description: "The buyer's bank withdraws the money until it decides.",
  },
  'stripe.disputeLost': { ...toRefunded, description: 'The bank decided for the buyer.' },
  'stripe.refunded': { ...toRefunded, description: 'The money was refunded manually.' },
} as const;

/**
 * The state machine of an order. It has no side effects: the server computes the transition of an
 * event, stores the state and executes the effects. The client offers the user the events that the
 * state accepts.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    /** `holding`: the product is reserved for this buyer. `ended`: no step is left. */
    tags: {} as 'holding' | 'unpaid' | 'paid' | 'ended',
  },
  guards: {
    isBooked: ({ context }) => context.isBooked,
    isHandedOver: ({ context }) => context.isHandedOver,
    isNotReminded: ({ context }) => !context.isReminded,
    isBankUndecided: ({ context }) => !context.isBankDone,
    hasReason: (_, { reason }: { reason: string }) => hasVisibleCharacter(reason),
    isReachable: (_, { phoneNumber, meetingLocation }: Contact) =>
      phoneNumber !== '' && hasVisibleCharacter(meetingLocation),
  },
  actions: {
    recordBooking: assign({ isBooked: true }),
    recordReminder: assign({ isReminded: true }),
    recordHandOver: assign({ isHandedOver: true }),
    recordBankDecision: assign({ isBankDone: true }),
    storeContact: (_, _contact: OrderEffects['storeContact']) => undefined,
    notify: (_, _notification: OrderEffects['notify']) => undefined,
    unlist: () => undefined,
    relist: (_, _params: OrderEffects['relist']) => undefined,
    cancelPayments: () => undefined,
    refund: () => undefined,
  },
}).createMachine({
  id: 'order',
  description: 'The sale of one product, from the booking to the end.',
  context: { isBooked: false, isReminded: false, isHandedOver: false, isBankDone: false },
  initial: 'open',
  states: {
    open: {
      description: 'The product has not been ordered.',
      on: {
        'buyer.book': {
          target: 'booked',
          actions: ['recordBooking', notify('booked', 'seller', 'buyer')],
          description: 'A buyer books it.',
        },
        'stripe.authorised': {
          target: 'paying',
          description: 'A buyer pays for a product on the wishlist without booking it first.',
        },
        'stripe.paid': toPaid,
      },
    },
    booked: {
      tags: ['holding', 'unpaid'],
      description: 'The product waits for its buyer to pay.',
      on: {
        'buyer.change': {
          guard: { type: 'isReachable', params: ({ event }) => event.contact },
          actions: [
            { type: 'storeContact', params: ({ event }) => event.contact },
            notify('changed', 'seller'),
          ],
          description: 'The buyer changes the phone number or the meeting place.',
        },
        ...cancellations('cancelled'),
        'clock.remind': {
          guard: 'isNotReminded',
          actions: ['recordReminder', notify('lapsesSoon', 'buyer')],
          description: 'A day is left to pay.',
        },
        'clock.lapse': {
          target: 'lapsed',
          actions: notify('lapsed', 'buyer', 'seller'),
          description: 'It was not paid in time.',
        },
        'stripe.authorised': { target: 'paying', description: "The buyer's card is authorised." },
        'stripe.paid': toPaid,
      },
    },
    paying: {
      tags: ['holding', 'unpaid'],
      description: 'The card is authorised, and Stripe charges it.',
      on: {
        'stripe.paid': toPaid,
        'stripe.released': [
          { guard: 'isBooked', target: 'booked', description: 'Not charged; the booking stays.' },
          { target: 'cancelled', description: 'Not charged, and never booked.' },
        ],
        ...cancellations('cancelling'),
      },
    },
    cancelling: {
      tags: ['holding', 'unpaid'],
      description: 'Cancelled while the card was being charged. Stripe reports whether it was.',
      entry: 'cancelPayments',
      on: {
        'stripe.released': { target: 'cancelled', description: 'The card was not charged.' },
        'stripe.paid': {
          target: 'refunding',
          actions: notify('refunding', 'buyer'),
          description: 'It was charged: the charge is refunded.',
        },
      },
    },
    paid: {
      tags: ['holding', 'paid'],
      description: 'Paid. The seller hands the watch over.',
      on: {
        'seller.handOver': {
          target: 'handedOver',
          actions: ['recordHandOver', notify('handedOver', 'buyer')],
          description: 'The seller confirms the hand-over.',
        },
        'buyer.receive': {
          target: 'completed',
          actions: ['recordHandOver', notify('completed', 'seller')],
          description: 'The buyer confirms the receipt.',
        },
        ...cancellations('refunding'),
        'buyer.dispute': {
          guard: requiresReason,
          target: 'disputed',
          actions: notify('disputed', 'seller', 'admins'),
          description: 'The buyer reports a problem.',
        },
        ...moneyWithdrawals,
      },
    },
    handedOver: {
      tags: ['holding', 'paid'],
      description: 'The seller confirmed the hand-over; the buyer may report a problem.',
      on: {
        'buyer.receive': {
          target: 'completed',
          actions: notify('completed', 'seller'),
          description: 'The buyer confirms the receipt.',
        },
        'buyer.dispute': {
          guard: requiresReason,
          target: 'disputed',
          actions: notify('disputed', 'seller', 'admins'),
          description: 'The buyer reports a problem.',
        },
        'clock.complete': {
          target: 'completed',
          actions: notify('completed', 'buyer', 'seller'),
          description: 'The buyer reported no problem in time.',
        },
        'admin.closeBuyer': {
          target: 'completed',
          actions: notify('completed', 'seller'),
          description: 'The admin closes the account of a buyer who has the watch.',
        },
        'admin.closeSeller': {
          target: 'refunding',
          actions: notify('cancelled', 'buyer'),
          description: "The admin closes the seller's account.",
        },
        ...moneyWithdrawals,
      },
    },
    disputed: {
      tags: ['holding', 'paid'],
      description: 'The buyer reported a problem, and the admin decides.',
      on: {
        'buyer.receive': {
          target: 'completed',
          actions: ['recordHandOver', notify('completed', 'seller')],
          description: 'The buyer withdraws the report.',
        },
        'seller.cancel': {
          guard: requiresReason,
          target: 'refunding',
          actions: notify('cancelled', 'buyer'),
          description: 'The seller agrees to a refund.',
        },
        'admin.refund': {
          guard: requiresReason,
          target: 'refunding',
          actions: notify('refunding', 'buyer', 'seller'),
          description: 'The admin decides for the buyer.',
        },
        'admin.release': {
          guard: requiresReason,
          target: 'completed',
          actions: ['recordHandOver', notify('released', 'buyer', 'seller')],
          description: 'The admin decides for the seller.',
        },
        'admin.closeBuyer': {
          target: 'completed',
          actions: ['recordHandOver', notify('completed', 'seller')],
          description: 'The admin closes the account of the buyer who reported.',
        },
        'admin.closeSeller': {
          target: 'refunding',
          actions: notify('cancelled', 'buyer'),
          description: "The admin closes the seller's account.",
        },
        ...moneyWithdrawals,
      },
    },
    bankDispute: {
      tags: ['holding', 'paid'],
      description: "The buyer's bank has withdrawn the money, and decides.",
      entry: notify('bankDispute', 'seller', 'admins'),
      on: {
        'stripe.disputeWon': [
          {
            guard: 'isHandedOver',
            target: 'completed',
            actions: ['recordBankDecision', notify('bankDecided', 'buyer', 'seller')],
            description: 'The bank decides for the seller, who has handed it over.',
          },
          {
            target: 'paid',
            actions: 'recordBankDecision',
            description: 'The bank decides for the seller, who hands it over.',
          },
        ],
        'stripe.disputeLost': {
          ...toRefunded,
          actions: ['recordBankDecision', ...toRefunded.actions],
          description: 'The bank decides for the buyer.',
        },
        'stripe.refunded': { ...toRefunded, description: 'The money was refunded manually.' },
      },
    },
    refunding: {
      tags: ['holding', 'paid'],
      description: 'Stripe refunds the full amount.',
      entry: 'refund',
      on: {
        'stripe.refunded': { ...toRefunded, description: 'Stripe has refunded the charge.' },
        'stripe.refundFailed': {
          target: 'owed',
          actions: [toRefunded.actions[0], notify('refundFailed', 'buyer', 'admins')],
          description: 'The card rejects the refund.',
        },
        'admin.refund': {
          guard: requiresReason,
          actions: 'refund',
          description: 'The admin tries again.',
        },
        'stripe.disputeLost': { ...toRefunded, description: 'The bank decided for the buyer.' },
      },
    },
    owed: {
      tags: 'paid',
      description: 'The refund failed, and an admin has to handle it. The sale is over.',
      on: {
        'admin.refund': {
          guard: requiresReason,
          target: 'refundingAgain',
          description: 'The admin tries again.',
        },
        'admin.settle': {
          guard: requiresReason,
          target: 'settled',
          actions: notify('refunded', 'buyer'),
          description: 'The admin returned the money in another way.',
        },
        'stripe.refunded': { ...toRefundedLate, description: 'The money was refunded manually.' },
        'stripe.disputeLost': { ...toRefundedLate, description: 'The bank decided for the buyer.' },
      },
    },
    refundingAgain: {
      tags: 'paid',
      description: 'Stripe retries the refund of the full amount.',
      entry: 'refund',
      on: {
        'stripe.refunded': { ...toRefundedLate, description: 'Stripe has refunded the charge.' },
        'stripe.refundFailed': {
          target: 'owed',
          actions: notify('refundFailed', 'buyer', 'admins'),
          description: 'The card rejects it again.',
        },
        'admin.refund': {
          guard: requiresReason,
          actions: 'refund',
          description: 'The admin tries once more.',
        },
        'stripe.disputeLost': { ...toRefundedLate, description: 'The bank decided for the buyer.' },
      },
    },
    completed: {
      tags: ['holding', 'paid', 'ended'],
      description: 'The watch is with its buyer, and the money is the seller’s.',
      on: {
        ...moneyWithdrawals,
      },
    },
    refunded: {
      tags: 'ended',
      description: 'The buyer was refunded.',
      on: {
        'stripe.refundFailed': {
          target: 'owed',
          actions: notify('refundFailed', 'buyer', 'admins'),
          description: 'Days later the bank returns the refund.',
        },
      },
    },
    settled: {
      type: 'final',
      tags: 'ended',
      description: 'The buyer got the money back, but not to the card.',
    },
    cancelled: {
      type: 'final',
      tags: 'ended',
      description: 'The buyer or the seller cancelled, or their account was closed.',
      entry: 'cancelPayments',
    },
    lapsed: {
      type: 'final',
      tags: 'ended',
      description: 'It was not paid in time.',
      entry: 'cancelPayments',
    },
  },
});

export type OrderSnapshot = ReturnType<typeof orderMachine.resolveState>;
export type OrderState = OrderSnapshot['value'];
