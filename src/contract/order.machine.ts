import { assign, setup } from 'xstate';
import type { NotificationKind } from './notification';
import type { Contact } from './contact';
import type { OrderContext } from './order-context';
import { hasVisibleCharacter } from './visible-text';

/**
 * The events of an order. The prefix names the sender: the buyer, the seller, an admin, the clock (the
 * database's time), or Stripe.
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

/** The senders of events. */
export type OrderSender = OrderEventType extends `${infer Sender}.${string}` ? Sender : never;

export type OrderListener = 'buyer' | 'seller' | 'admins';

/** The effects of transitions, which the server carries out, with their parameters. */
export interface OrderEffects {
  /** Stores the phone number and the meeting location. */
  keepContact: Contact;
  /** Notifies each of them. */
  tell: { whom: readonly OrderListener[]; news: NotificationKind };
  /** Removes the product from the listings. */
  unlist: undefined;
  /** Lists the product again, unless it was handed over or its seller was deleted. */
  relist: { isHandedOver: boolean };
  /** Cancels the buyer's payment intents for the product. */
  releasePayments: undefined;
  /** Refunds the charge in full. */
  refund: undefined;
}

const tell = (news: NotificationKind, ...whom: OrderListener[]) =>
  ({ type: 'tell', params: { whom, news } satisfies OrderEffects['tell'] }) as const;

const reasonGiven = {
  type: 'hasReason',
  params: ({ event }: { event: { reason: string } }) => ({ reason: event.reason }),
} as const;

/** Stripe's events arrive in any order, so this may be the first one of a payment. */
const charged = {
  target: 'paid',
  actions: ['unlist', tell('paid', 'buyer', 'seller')],
  description: 'The card was charged.',
} as const;

/** The buyer is refunded, and the watch is for sale again. */
const givenBack = {
  target: 'refunded',
  actions: [
    { type: 'relist', params: ({ context }: { context: OrderContext }) => context },
    tell('refunded', 'buyer', 'seller'),
  ],
} as const;

/** A late refund of money that was owed: the watch is for sale again already. */
const givenBackLate = { target: 'refunded', actions: tell('refunded', 'buyer') } as const;

/** The buyer or the seller cancels, or an admin closes the account of one. */
const cancelledBy = <Target extends string>(target: Target) =>
  ({
    'buyer.cancel': {
      target,
      actions: tell('cancelled', 'seller'),
      description: 'The buyer does not want it any more.',
    },
    'seller.cancel': {
      guard: reasonGiven,
      target,
      actions: tell('cancelled', 'buyer'),
      description: 'The seller takes the offer back, and says why.',
    },
    'admin.closeBuyer': {
      target,
      actions: tell('cancelled', 'seller'),
      description: "The admin closes the buyer's account.",
    },
    'admin.closeSeller': {
      target,
      actions: tell('cancelled', 'buyer'),
      description: "The admin closes the seller's account.",
    },
  }) as const;

/** A paid order can lose the money through the buyer's bank, or a manual refund at Stripe. */
const takenBack = {
  'stripe.disputed': {
    guard: 'isBankUndecided',
    target: 'bankDispute',
    description: "The buyer's bank takes the money back for now.",
  },
  'stripe.disputeLost': { ...givenBack, description: 'The bank gave it back for good.' },
  'stripe.refunded': { ...givenBack, description: 'The money was given back by hand.' },
} as const;

/**
 * The life of an order. Pure: the server computes the transition of an event, stores the state and runs
 * the effects; the client offers the events that the state accepts from the user.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    /** `holding`: no other buyer can have the product. `ended`: nothing is left to do. */
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
    rememberBooking: assign({ isBooked: true }),
    rememberReminder: assign({ isReminded: true }),
    rememberHandOver: assign({ isHandedOver: true }),
    rememberBankDecision: assign({ isBankDone: true }),
    keepContact: (_, _contact: OrderEffects['keepContact']) => undefined,
    tell: (_, _telling: OrderEffects['tell']) => undefined,
    unlist: () => undefined,
    relist: (_, _known: OrderEffects['relist']) => undefined,
    releasePayments: () => undefined,
    refund: () => undefined,
  },
}).createMachine({
  id: 'order',
  description: 'One product’s way from its buyer to the end of the sale.',
  context: { isBooked: false, isReminded: false, isHandedOver: false, isBankDone: false },
  initial: 'open',
  states: {
    open: {
      description: 'Nobody has ordered the product.',
      on: {
        'buyer.book': {
          target: 'booked',
          actions: ['rememberBooking', tell('booked', 'seller', 'buyer')],
          description: 'A buyer books it.',
        },
        'stripe.authorised': {
          target: 'paying',
          description: 'A buyer pays for a wish that they have not booked.',
        },
        'stripe.paid': charged,
      },
    },
    booked: {
      tags: ['holding', 'unpaid'],
      description: 'The product waits for its buyer to pay.',
      on: {
        'buyer.change': {
          guard: { type: 'isReachable', params: ({ event }) => event.contact },
          actions: [
            { type: 'keepContact', params: ({ event }) => event.contact },
            tell('changed', 'seller'),
          ],
          description: 'The buyer changes the phone number or the meeting place.',
        },
        ...cancelledBy('cancelled'),
        'clock.remind': {
          guard: 'isNotReminded',
          actions: ['rememberReminder', tell('lapsesSoon', 'buyer')],
          description: 'A day is left to pay.',
        },
        'clock.lapse': {
          target: 'lapsed',
          actions: tell('lapsed', 'buyer', 'seller'),
          description: 'It was not paid in time.',
        },
        'stripe.authorised': { target: 'paying', description: "The buyer's card is good for it." },
        'stripe.paid': charged,
      },
    },
    paying: {
      tags: ['holding', 'unpaid'],
      description: 'The card is good for it, and Stripe charges it.',
      on: {
        'stripe.paid': charged,
        'stripe.released': [
          { guard: 'isBooked', target: 'booked', description: 'Not charged; the booking stays.' },
          { target: 'cancelled', description: 'Not charged, and never booked.' },
        ],
        ...cancelledBy('cancelling'),
      },
    },
    cancelling: {
      tags: ['holding', 'unpaid'],
      description:
        'Cancelled while the card was charged: which of the two came first is not known.',
      entry: 'releasePayments',
      on: {
        'stripe.released': { target: 'cancelled', description: 'The card was not charged.' },
        'stripe.paid': {
          target: 'refunding',
          actions: tell('refunding', 'buyer'),
          description: 'It was charged: that is given back.',
        },
      },
    },
    paid: {
      tags: ['holding', 'paid'],
      description: 'The money is there; the seller hands the watch over.',
      on: {
        'seller.handOver': {
          target: 'handedOver',
          actions: ['rememberHandOver', tell('handedOver', 'buyer')],
          description: 'The seller says that they handed it over.',
        },
        'buyer.receive': {
          target: 'completed',
          actions: ['rememberHandOver', tell('completed', 'seller')],
          description: 'The buyer says that they have it.',
        },
        ...cancelledBy('refunding'),
        'buyer.dispute': {
          guard: reasonGiven,
          target: 'disputed',
          actions: tell('disputed', 'seller', 'admins'),
          description: 'The buyer reports a problem.',
        },
        ...takenBack,
      },
    },
    handedOver: {
      tags: ['holding', 'paid'],
      description: 'The seller says that the buyer has it; the buyer may still say otherwise.',
      on: {
        'buyer.receive': {
          target: 'completed',
          actions: tell('completed', 'seller'),
          description: 'The buyer says that they have it.',
        },
        'buyer.dispute': {
          guard: reasonGiven,
          target: 'disputed',
          actions: tell('disputed', 'seller', 'admins'),
          description: 'The buyer reports a problem.',
        },
        'clock.complete': {
          target: 'completed',
          actions: tell('completed', 'buyer', 'seller'),
          description: 'The buyer reported no problem in time.',
        },
        'admin.closeBuyer': {
          target: 'completed',
          actions: tell('completed', 'seller'),
          description: 'The admin closes the account of a buyer who has the watch.',
        },
        'admin.closeSeller': {
          target: 'refunding',
          actions: tell('cancelled', 'buyer'),
          description: "The admin closes the seller's account.",
        },
        ...takenBack,
      },
    },
    disputed: {
      tags: ['holding', 'paid'],
      description: 'The buyer reported a problem, and the admin decides.',
      on: {
        'buyer.receive': {
          target: 'completed',
          actions: ['rememberHandOver', tell('completed', 'seller')],
          description: 'The buyer takes the report back.',
        },
        'seller.cancel': {
          guard: reasonGiven,
          target: 'refunding',
          actions: tell('cancelled', 'buyer'),
          description: 'The seller gives in.',
        },
        'admin.refund': {
          guard: reasonGiven,
          target: 'refunding',
          actions: tell('refunding', 'buyer', 'seller'),
          description: 'The admin decides for the buyer.',
        },
        'admin.release': {
          guard: reasonGiven,
          target: 'completed',
          actions: ['rememberHandOver', tell('released', 'buyer', 'seller')],
          description: 'The admin decides for the seller.',
        },
        'admin.closeBuyer': {
          target: 'completed',
          actions: ['rememberHandOver', tell('completed', 'seller')],
          description: 'The admin closes the account of the buyer who reported.',
        },
        'admin.closeSeller': {
          target: 'refunding',
          actions: tell('cancelled', 'buyer'),
          description: "The admin closes the seller's account.",
        },
        ...takenBack,
      },
    },
    bankDispute: {
      tags: ['holding', 'paid'],
      description: "The buyer's bank has taken the money back, and decides.",
      entry: tell('bankDispute', 'seller', 'admins'),
      on: {
        'stripe.disputeWon': [
          {
            guard: 'isHandedOver',
            target: 'completed',
            actions: ['rememberBankDecision', tell('bankDecided', 'buyer', 'seller')],
            description: 'The bank decides for the seller, who has handed it over.',
          },
          {
            target: 'paid',
            actions: 'rememberBankDecision',
            description: 'The bank decides for the seller, who hands it over.',
          },
        ],
        'stripe.disputeLost': {
          ...givenBack,
          actions: ['rememberBankDecision', ...givenBack.actions],
          description: 'The bank decides for the buyer.',
        },
        'stripe.refunded': { ...givenBack, description: 'The money was given back by hand.' },
      },
    },
    refunding: {
      tags: ['holding', 'paid'],
      description: 'Stripe gives the whole amount back.',
      entry: 'refund',
      on: {
        'stripe.refunded': { ...givenBack, description: 'The money is on its way.' },
        'stripe.refundFailed': {
          target: 'owed',
          actions: [givenBack.actions[0], tell('refundFailed', 'buyer', 'admins')],
          description: 'The card does not take it.',
        },
        'admin.refund': {
          guard: reasonGiven,
          actions: 'refund',
          description: 'The admin tries again.',
        },
        'stripe.disputeLost': { ...givenBack, description: 'The bank gave it back.' },
      },
    },
    owed: {
      tags: 'paid',
      description: 'The refund failed: somebody has to see to it. The sale is over all the same.',
      on: {
        'admin.refund': {
          guard: reasonGiven,
          target: 'refundingAgain',
          description: 'The admin tries again.',
        },
        'admin.settle': {
          guard: reasonGiven,
          target: 'settled',
          actions: tell('refunded', 'buyer'),
          description: 'The admin gave it back in another way.',
        },
        'stripe.refunded': { ...givenBackLate, description: 'The money was given back by hand.' },
        'stripe.disputeLost': { ...givenBackLate, description: 'The bank gave it back.' },
      },
    },
    refundingAgain: {
      tags: 'paid',
      description: 'Stripe tries again to give the whole amount back.',
      entry: 'refund',
      on: {
        'stripe.refunded': { ...givenBackLate, description: 'The money is on its way.' },
        'stripe.refundFailed': {
          target: 'owed',
          actions: tell('refundFailed', 'buyer', 'admins'),
          description: 'The card does not take it again.',
        },
        'admin.refund': {
          guard: reasonGiven,
          actions: 'refund',
          description: 'The admin tries once more.',
        },
        'stripe.disputeLost': { ...givenBackLate, description: 'The bank gave it back.' },
      },
    },
    completed: {
      tags: ['holding', 'paid', 'ended'],
      description: 'The watch is with its buyer, and the money is the seller’s.',
      on: {
        ...takenBack,
      },
    },
    refunded: {
      tags: 'ended',
      description: 'The buyer has the money back.',
      on: {
        'stripe.refundFailed': {
          target: 'owed',
          actions: tell('refundFailed', 'buyer', 'admins'),
          description: 'Days later the bank sends it back.',
        },
      },
    },
    settled: {
      type: 'final',
      tags: 'ended',
      description: 'The buyer has the money back, in another way than by the card.',
    },
    cancelled: {
      type: 'final',
      tags: 'ended',
      description: 'One of the two did not want it any more.',
      entry: 'releasePayments',
    },
    lapsed: {
      type: 'final',
      tags: 'ended',
      description: 'It was not paid in time.',
      entry: 'releasePayments',
    },
  },
});

export type OrderSnapshot = ReturnType<typeof orderMachine.resolveState>;
export type OrderState = OrderSnapshot['value'];
