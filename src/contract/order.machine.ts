import { setup } from 'xstate';
import type { Contact } from './buying/contact';
import type { Parcel } from './buying/parcel';
import type { Delivery } from './selling/deliveries';
import type { ShippingAddress } from './buying/shipping-address';
import type { NotificationKind } from './talking/notification';
import type {
  OptionalProblemStatement,
  ProblemReport,
  ProblemStatement,
} from './buying/problem-report';
import { hasVisibleCharacter } from './text/visible-text';

/**
 * The events of an order. The prefix names the sender: the buyer, the seller, an admin, Stripe, or the
 * clock, by the database's time.
 */
export type OrderEvent =
  | { type: 'buyer.book' }
  | { type: 'buyer.change'; contact: Contact }
  | { type: 'buyer.cancel'; reason?: string | undefined }
  | { type: 'buyer.changeAddress'; address: ShippingAddress }
  | { type: 'buyer.requestCancellation'; reason: string }
  | { type: 'buyer.withdrawCancellation' }
  | { type: 'buyer.receive' }
  | { type: 'buyer.accept' }
  | ({ type: 'buyer.report' } & ProblemReport)
  | { type: 'buyer.withdrawReport' }
  | { type: 'buyer.acceptReturn' }
  | { type: 'buyer.declineReturn'; reason: string }
  /** The seller has the watch back and has shown the return code. */
  | { type: 'buyer.giveBack'; code: string }
  | ({ type: 'buyer.sendBack' } & Parcel)
  /** Buyer and seller have agreed on a price (docs/buying.md#offers). */
  | { type: 'seller.reserve' }
  | { type: 'seller.cancel'; reason: string }
  | { type: 'seller.agreeToCancel' }
  | { type: 'seller.declineToCancel'; reason: string }
  /** The buyer has the watch and has shown the hand-over code. */
  | { type: 'seller.handOver'; code: string }
  | { type: 'seller.claimHandOver' }
  | ({ type: 'seller.ship' } & Parcel)
  | ({ type: 'seller.correctParcel' } & Parcel)
  /** The carrier says that the parcel was delivered. */
  | ({ type: 'seller.proveDelivery' } & ProblemStatement)
  /** The buyer refused the parcel, or the address was wrong. */
  | { type: 'seller.parcelCameBack' }
  | { type: 'seller.receiveReturn' }
  | ({ type: 'seller.acceptReport' } & OptionalProblemStatement)
  | ({ type: 'seller.offerReturn' } & OptionalProblemStatement)
  | ({ type: 'seller.contestReport' } & ProblemStatement)
  | { type: 'admin.refund'; reason: string }
  | { type: 'admin.refundPart'; amount: number; reason: string }
  | { type: 'admin.refundOnReturn'; reason: string }
  | { type: 'admin.release'; reason: string }
  | { type: 'admin.settle'; reason: string }
  | { type: 'admin.closeBuyer' }
  | { type: 'admin.closeSeller' }
  | { type: 'clock.remind' }
  | { type: 'clock.expire' }
  | { type: 'stripe.authorised' }
  /** A meeting by default. */
  | { type: 'stripe.paid'; delivery?: Delivery }
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

/**
 * What a deadline waits for. It runs while the order is in states that have it.
 * `server/domains/buying/deadlines.ts` knows the times.
 */
export type Deadline =
  | 'reservation'
  | 'payment'
  | 'handOver'
  | 'cancellationAnswer'
  | 'receipt'
  | 'inspection'
  | 'reportAnswer'
  | 'offerAnswer'
  | 'return'
  | 'shipment'
  | 'arrival';

/** The effects of transitions with their parameters. The server executes them. */
export interface OrderEffects {
  /** Stores the phone number and the meeting location. */
  storeContact: Contact;
  /** Stores where the parcel is to be sent. */
  storeAddress: ShippingAddress;
  /** Sends the shipment webhook, by which an operator can buy labels. */
  announceShipment: undefined;
  /** Sends the recipients a notification. */
  notify: { recipients: readonly OrderRecipient[]; kind: NotificationKind };
  /** Removes the product from the listings. */
  unlist: undefined;
  /** Creates the code that the buyer shows to the seller at the hand-over, unless the order has one. */
  issueHandOverCode: undefined;
  /** Creates the code that the seller shows to the buyer when the watch is returned, unless there is one. */
  issueReturnCode: undefined;
  /** Cancels the buyer's payment intents for the product. */
  cancelPayments: undefined;
  /** Refunds the charge in full. */
  refund: undefined;
  /** Refunds a part of the charge, in the currency's smallest unit. */
  refundPart: { amount: number };
}

const notify = (kind: NotificationKind, ...recipients: OrderRecipient[]) =>
  ({ type: 'notify', params: { recipients, kind } satisfies OrderEffects['notify'] }) as const;

/** The guard of events that require a reason. */
const requiresReason = {
  type: 'hasReason',
  params: ({ event }: { event: { reason: string } }) => ({ reason: event.reason }),
} as const;

/** The only way without a booking, which has no address. */
const toHandOver = {
  target: '#awaitingHandOver',
  actions: ['unlist', notify('paid', 'buyer', 'seller')],
  description: 'The card was charged.',
} as const;

/** The card was charged. Stripe's events arrive in any order, so several states accept this one. */
const toPaid = [
  {
    guard: {
      type: 'isShipped',
      params: ({ event }: { event: { delivery?: Delivery } }) => ({ delivery: event.delivery }),
    },
    target: '#awaitingShipment',
    actions: ['unlist', 'announceShipment', notify('toBeShipped', 'buyer', 'seller')],
    description: 'The card was charged, and the watch has to be sent.',
  },
  toHandOver,
] as const;

/** The guard of events about a parcel. */
const requiresTracking = {
  type: 'isTracked',
  params: ({ event: { carrier, trackingNumber } }: { event: Parcel }) => ({
    carrier,
    trackingNumber,
  }),
} as const;

const lapse = {
  target: '#lapsed',
  actions: notify('lapsed', 'buyer', 'seller'),
  description: 'It was not paid in time.',
} as const;

const toRefunded = {
  target: '#refunded',
  actions: notify('refunded', 'buyer', 'seller'),
} as const;

/** Transitions when an admin closes an account. Without the hand-over code, the order is undone. */
const accountClosings = <Target extends string>(target: Target) =>
  ({
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

const cancelSale = {
  guard: requiresReason,
  target: '#refunding',
  actions: notify('cancelled', 'buyer'),
  description: 'The seller cancels.',
} as const;

const claimHandOver = {
  target: 'handOverClaimed',
  actions: notify('handOverClaimed', 'buyer'),
  description: 'The seller reports a hand-over without the code.',
} as const;

const receive = {
  target: '#inspecting',
  actions: notify('received', 'seller'),
  description: 'The buyer confirms the hand-over.',
} as const;

const report = {
  guard: requiresReason,
  target: '#report',
  actions: notify('reported', 'seller'),
  description: 'The buyer reports a problem.',
} as const;

const proveDelivery = {
  guard: requiresReason,
  target: 'deliveryClaimed',
  actions: notify('deliveryClaimed', 'buyer'),
  description: 'The seller states what the carrier says of the delivery.',
} as const;

/** The transition to a state in which an admin decides: time has passed, or the two sides disagree. */
const toAdmin = <Target extends string, Description extends string>(
  target: Target,
  description: Description,
  ...recipients: OrderRecipient[]
) =>
  ({
    target,
    actions: notify('underReview', ...recipients, 'admins'),
    description,
  }) as const;

/** An admin's decision that ends nothing: what the sides agreed about a smaller fault, also after the sale. */
const refundPart = {
  'admin.refundPart': {
    guard: requiresReason,
    actions: [
      {
        type: 'refundPart',
        params: ({ event }: { event: { amount: number } }) => ({ amount: event.amount }),
      },
      notify('partlyRefunded', 'buyer', 'seller'),
    ],
    description: 'The admin refunds a part of the price.',
  },
  'stripe.refundFailed': {
    actions: notify('refundFailed', 'buyer', 'admins'),
    description: 'The card rejects a part, perhaps days later.',
  },
} as const;

/** Without this, the clock would give the seller what was meant for the buyer. */
const toPartRefundFailed = {
  ...refundPart['stripe.refundFailed'],
  target: '#partRefundFailed',
} as const;

/**
 * The decisions of an admin, whose reason both sides read. Every state between the payment and the end accepts them, as
 * one of the two may be suspended, or stop to answer, at any time.
 */
const decisions = {
  'admin.refund': {
    guard: requiresReason,
    target: '#refunding',
    actions: notify('refunding', 'buyer', 'seller'),
    description: 'The admin decides for the buyer.',
  },
  'admin.refundOnReturn': {
    guard: requiresReason,
    target: '#returning',
    actions: notify('returning', 'buyer', 'seller'),
    description: 'The admin decides for a refund when the watch is returned.',
  },
  'admin.release': {
    guard: requiresReason,
    target: '#completed',
    actions: notify('released', 'buyer', 'seller'),
    description: 'The admin decides for the seller.',
  },
  ...refundPart,
} as const;

/**
 * The state machine of an order. It has no side effects: the server computes the transition of an
 * event, stores the state and executes the effects. The client offers the user the events that the
 * state accepts. Names of states without substates are unique: an order stores only this name.
 */
export const orderMachine = setup({
  types: {
    events: {} as OrderEvent,
    /** `holding`: the product is reserved for this buyer. `ended`: no step is left. */
    tags: {} as 'holding' | 'unpaid' | 'paid' | 'reported' | 'ended',
    meta: {} as { deadlines: readonly Deadline[] },
  },
  guards: {
    hasReason: (_, { reason }: { reason: string }) => hasVisibleCharacter(reason),
    isShipped: (_, { delivery }: { delivery: Delivery | undefined }) => delivery === 'shipping',
    isTracked: (_, { carrier, trackingNumber }: Parcel) =>
      hasVisibleCharacter(carrier) && hasVisibleCharacter(trackingNumber),
    isReachable: (_, { phoneNumber, meetingLocation }: Contact) =>
      phoneNumber !== '' && hasVisibleCharacter(meetingLocation),
  },
  actions: {
    storeContact: (_, _contact: OrderEffects['storeContact']) => undefined,
    storeAddress: (_, _address: OrderEffects['storeAddress']) => undefined,
    announceShipment: () => undefined,
    notify: (_, _notification: OrderEffects['notify']) => undefined,
    unlist: () => undefined,
    issueHandOverCode: () => undefined,
    issueReturnCode: () => undefined,
    cancelPayments: () => undefined,
    refund: () => undefined,
    refundPart: (_, _refund: OrderEffects['refundPart']) => undefined,
  },
}).createMachine({
  id: 'order',
  description: 'The sale of one product, from the booking to the end.',
  initial: 'open',
  states: {
    open: {
      description: 'The product has not been ordered.',
      on: {
        'buyer.book': {
          target: '#booked',
          actions: notify('booked', 'seller', 'buyer'),
          description: 'A buyer books it.',
        },
        'seller.reserve': {
          target: '#reserved',
          actions: notify('reserved', 'buyer', 'seller'),
          description: 'Buyer and seller agree on a price.',
        },
        'stripe.authorised': {
          target: '#payingUnbooked',
          description: 'A buyer pays for a product on the wishlist without booking it first.',
        },
        'stripe.paid': toHandOver,
      },
    },
    unpaid: {
      tags: ['holding', 'unpaid'],
      description: 'The product is reserved for a buyer who has not paid.',
      initial: 'booked',
      on: {
        'buyer.cancel': {
          target: '#cancelled',
          actions: notify('cancelled', 'seller'),
          description: 'The buyer cancels.',
        },
        'seller.cancel': {
          guard: requiresReason,
          target: '#cancelled',
          actions: notify('cancelled', 'buyer'),
          description: 'The seller declines.',
        },
        'stripe.paid': toPaid,
        ...accountClosings('#cancelled'),
      },
      states: {
        reserved: {
          id: 'reserved',
          meta: { deadlines: ['reservation'] },
          description: 'The buyer has to book or pay at the agreed price.',
          on: {
            'buyer.book': {
              target: 'booked',
              actions: notify('booked', 'seller', 'buyer'),
              description: 'The buyer books it.',
            },
            'clock.expire': lapse,
            'stripe.authorised': {
              target: 'paying',
              description: "The buyer's card is authorized.",
            },
            'stripe.paid': toHandOver,
          },
        },
        booked: {
          id: 'booked',
          meta: { deadlines: ['payment'] },
          description: 'The buyer has to pay.',
          on: {
            'buyer.change': {
              guard: { type: 'isReachable', params: ({ event }) => event.contact },
              actions: [
                { type: 'storeContact', params: ({ event }) => event.contact },
                notify('changed', 'seller'),
              ],
              description: 'The buyer changes the phone number or the meeting place.',
            },
            'clock.remind': {
              actions: notify('lapsesSoon', 'buyer'),
              description: 'A day is left to pay.',
            },
            'clock.expire': lapse,
            'stripe.authorised': {
              target: 'paying',
              description: "The buyer's card is authorized.",
            },
          },
        },
        paying: {
          meta: { deadlines: ['payment'] },
          description: 'The card is authorized, and Stripe charges it.',
          on: {
            'stripe.released': { target: 'booked', description: 'Not charged; the booking stays.' },
          },
        },
        payingUnbooked: {
          id: 'payingUnbooked',
          meta: { deadlines: ['payment'] },
          description: 'The card is authorized without a booking, and Stripe charges it.',
          on: {
            'stripe.paid': toHandOver,
            'stripe.released': { target: '#cancelled', description: 'Not charged.' },
          },
        },
      },
    },
    charged: {
      tags: 'paid',
      description: 'The buyer has paid, and the money is held.',
      initial: 'sale',
      on: {
        'stripe.refunded': { ...toRefunded, description: 'Stripe has refunded the full amount.' },
        'stripe.disputeLost': { ...toRefunded, description: 'The bank decided for the buyer.' },
      },
      states: {
        sale: {
          tags: 'holding',
          description: 'The watch goes from the seller to the buyer.',
          initial: 'handOver',
          on: {
            'stripe.disputed': {
              target: 'bankDispute',
              description: "The buyer's bank withdraws the money until it decides.",
            },
          },
          states: {
            handOver: {
              description:
                'Buyer and seller meet. The code proves the hand-over. An admin may decide.',
              initial: 'awaitingHandOver',
              on: {
                'seller.handOver': {
                  target: 'inspecting',
                  actions: notify('handedOver', 'buyer'),
                  description: "The seller enters the buyer's code.",
                },
                ...accountClosings('#refunding'),
                ...decisions,
              },
              states: {
                awaitingHandOver: {
                  id: 'awaitingHandOver',
                  meta: { deadlines: ['handOver'] },
                  description: 'The seller has to hand the watch over.',
                  entry: 'issueHandOverCode',
                  on: {
                    'buyer.requestCancellation': {
                      guard: requiresReason,
                      target: 'cancellationRequested',
                      actions: notify('cancellationRequested', 'seller'),
                      description: 'The buyer asks to cancel.',
                    },
                    'seller.cancel': cancelSale,
                    'seller.claimHandOver': claimHandOver,
                    'clock.remind': {
                      actions: notify('handOverDue', 'buyer', 'seller'),
                      description: 'The watch is still to be handed over.',
                    },
                    'clock.expire': {
                      target: '#refunding',
                      actions: notify('notHandedOver', 'buyer', 'seller'),
                      description: 'It was not handed over in time.',
                    },
                  },
                },
                cancellationRequested: {
                  meta: { deadlines: ['handOver', 'cancellationAnswer'] },
                  description: 'The buyer has asked to cancel, and the seller has to answer.',
                  on: {
                    'buyer.withdrawCancellation': {
                      target: 'awaitingHandOver',
                      actions: notify('cancellationWithdrawn', 'seller'),
                      description: 'The buyer withdraws the request.',
                    },
                    'seller.agreeToCancel': {
                      target: '#refunding',
                      actions: notify('cancelled', 'buyer'),
                      description: 'The seller agrees.',
                    },
                    'seller.declineToCancel': {
                      guard: requiresReason,
                      target: 'awaitingHandOver',
                      actions: notify('cancellationDeclined', 'buyer'),
                      description: 'The seller declines.',
                    },
                    'seller.claimHandOver': claimHandOver,
                    'clock.expire': {
                      target: '#refunding',
                      actions: notify('refunding', 'buyer', 'seller'),
                      description: 'The seller did not answer in time.',
                    },
                  },
                },
                handOverClaimed: {
                  meta: { deadlines: ['receipt'] },
                  description: 'The buyer has to confirm the hand-over without the code.',
                  on: {
                    'buyer.receive': receive,
                    'buyer.report': report,
                    'seller.cancel': cancelSale,
                    'clock.remind': {
                      actions: notify('receiptUnconfirmed', 'buyer'),
                      description: 'The buyer has not answered.',
                    },
                    'clock.expire': toAdmin(
                      'handOverUnconfirmed',
                      'The buyer did not answer.',
                      'buyer',
                      'seller',
                    ),
                  },
                },
                handOverUnconfirmed: {
                  description: 'The buyer has not confirmed the hand-over. An admin has to decide.',
                  on: {
                    'buyer.receive': receive,
                    'buyer.report': report,
                    'seller.cancel': cancelSale,
                  },
                },
              },
            },
            shipment: {
              description: 'The seller sends the watch. An admin may decide.',
              initial: 'awaitingShipment',
              on: decisions,
              states: {
                awaitingShipment: {
                  id: 'awaitingShipment',
                  meta: { deadlines: ['shipment'] },
                  description: 'The seller has to send the watch.',
                  on: {
                    'seller.ship': {
                      guard: requiresTracking,
                      target: '#shipped',
                      actions: notify('shipped', 'buyer'),
                      description: 'The seller sends it, and enters the tracking number.',
                    },
                    'buyer.changeAddress': {
                      actions: [
                        { type: 'storeAddress', params: ({ event }) => event.address },
                        'announceShipment',
                        notify('addressChanged', 'buyer', 'seller'),
                      ],
                      description: 'The buyer corrects the address.',
                    },
                    'buyer.cancel': {
                      target: '#refunding',
                      actions: notify('cancelled', 'seller'),
                      description: 'The buyer cancels before it is sent.',
                    },
                    'seller.cancel': cancelSale,
                    'clock.remind': {
                      actions: notify('shipmentDue', 'seller'),
                      description: 'The watch is still to be sent.',
                    },
                    'clock.expire': {
                      target: '#refunding',
                      actions: notify('notShipped', 'buyer', 'seller'),
                      description: 'It was not sent in time.',
                    },
                    ...accountClosings('#refunding'),
                  },
                },
                underWay: {
                  description: 'The parcel is under way, or its arrival is open.',
                  initial: 'shipped',
                  on: {
                    'buyer.receive': receive,
                    'buyer.report': report,
                    'seller.correctParcel': {
                      guard: requiresTracking,
                      actions: notify('parcelCorrected', 'buyer'),
                      description: 'The seller corrects the tracking number.',
                    },
                    'seller.parcelCameBack': {
                      target: '#refunding',
                      actions: notify('parcelCameBack', 'buyer'),
                      description: 'The parcel came back to the seller.',
                    },
                  },
                  states: {
                    shipped: {
                      id: 'shipped',
                      meta: { deadlines: ['arrival'] },
                      description: 'The parcel is under way.',
                      on: {
                        'seller.proveDelivery': proveDelivery,
                        'clock.remind': {
                          actions: notify('arrivalDue', 'buyer'),
                          description: 'The buyer has not confirmed the arrival.',
                        },
                        'clock.expire': toAdmin(
                          'arrivalUnconfirmed',
                          'The buyer did not confirm the arrival.',
                          'buyer',
                          'seller',
                        ),
                      },
                    },
                    deliveryClaimed: {
                      meta: { deadlines: ['receipt'] },
                      description:
                        'The seller shows that it was delivered. The buyer has to answer.',
                      on: {
                        'clock.remind': {
                          actions: notify('deliveryClaimed', 'buyer'),
                          description: 'The buyer has not answered.',
                        },
                        'clock.expire': {
                          target: '#inspecting',
                          actions: notify('takenAsReceived', 'buyer', 'seller'),
                          description: 'Without an answer it is taken as received.',
                        },
                      },
                    },
                    arrivalUnconfirmed: {
                      description:
                        'The buyer has not confirmed the arrival. An admin has to decide.',
                      on: { 'seller.proveDelivery': proveDelivery },
                    },
                  },
                },
              },
            },
            inspecting: {
              id: 'inspecting',
              meta: { deadlines: ['inspection'] },
              description: 'The buyer has the watch and may report a problem. An admin may decide.',
              on: {
                'buyer.accept': {
                  target: 'completed',
                  actions: notify('completed', 'seller'),
                  description: 'Everything is fine.',
                },
                'buyer.report': report,
                'clock.remind': {
                  actions: notify('inspectionEnds', 'buyer'),
                  description: 'The time to report a problem ends soon.',
                },
                'clock.expire': {
                  target: 'completed',
                  actions: notify('completed', 'buyer', 'seller'),
                  description: 'No problem was reported in time.',
                },
                ...decisions,
                'stripe.refundFailed': toPartRefundFailed,
              },
            },
            partRefundFailed: {
              id: 'partRefundFailed',
              description: 'A part that was refunded came back. An admin has to end the sale.',
              on: decisions,
            },
            report: {
              id: 'report',
              tags: 'reported',
              description: 'The buyer reported a problem. An admin may decide at any time.',
              initial: 'reported',
              on: {
                'buyer.withdrawReport': {
                  target: 'completed',
                  actions: notify('completed', 'seller'),
                  description: 'The buyer withdraws the report.',
                },
                'seller.acceptReport': {
                  target: '#refunding',
                  actions: notify('refunding', 'buyer'),
                  description: 'The seller agrees to a refund.',
                },
                ...decisions,
              },
              states: {
                reported: {
                  meta: { deadlines: ['reportAnswer'] },
                  description: 'The seller has to answer.',
                  on: {
                    'seller.offerReturn': {
                      target: 'returnOffered',
                      actions: notify('returnOffered', 'buyer'),
                      description: 'The seller offers to take the watch back.',
                    },
                    'seller.contestReport': {
                      ...toAdmin('underReview', 'The seller contests the report.', 'buyer'),
                      guard: requiresReason,
                    },
                    'clock.expire': toAdmin(
                      'underReview',
                      'The seller did not answer.',
                      'buyer',
                      'seller',
                    ),
                  },
                },
                returnOffered: {
                  meta: { deadlines: ['offerAnswer'] },
                  description: 'The seller offers a refund for the watch. The buyer has to answer.',
                  on: {
                    'buyer.acceptReturn': {
                      target: 'returning',
                      actions: notify('returning', 'seller'),
                      description: 'The buyer accepts.',
                    },
                    'buyer.declineReturn': {
                      ...toAdmin('underReview', 'The buyer declines.', 'seller'),
                      guard: requiresReason,
                    },
                    'clock.expire': toAdmin(
                      'underReview',
                      'The buyer did not answer.',
                      'buyer',
                      'seller',
                    ),
                  },
                },
                underReview: { description: 'An admin has to decide.' },
                returning: {
                  id: 'returning',
                  meta: { deadlines: ['return'] },
                  description: 'The buyer returns the watch. The code proves it.',
                  entry: 'issueReturnCode',
                  on: {
                    'buyer.giveBack': {
                      target: '#refunding',
                      actions: notify('refunding', 'buyer', 'seller'),
                      description: "The buyer enters the seller's code.",
                    },
                    'buyer.sendBack': {
                      guard: requiresTracking,
                      target: 'returnShipped',
                      actions: notify('returnShipped', 'seller'),
                      description: 'The buyer sends it back, and enters the tracking number.',
                    },
                    'clock.remind': {
                      actions: notify('returnDue', 'buyer', 'seller'),
                      description: 'The watch is still to be returned.',
                    },
                    'clock.expire': toAdmin(
                      'underReview',
                      'It was not returned in time.',
                      'buyer',
                      'seller',
                    ),
                  },
                },
                returnShipped: {
                  meta: { deadlines: ['arrival'] },
                  description: 'The watch is on its way back to the seller.',
                  on: {
                    'seller.receiveReturn': {
                      target: '#refunding',
                      actions: notify('refunding', 'buyer'),
                      description: 'The seller has it back.',
                    },
                    'seller.contestReport': {
                      ...toAdmin('underReview', 'The seller contests the return.', 'buyer'),
                      guard: requiresReason,
                    },
                    'clock.remind': {
                      actions: notify('returnArrivalDue', 'seller'),
                      description: 'The seller has not confirmed the return.',
                    },
                    'clock.expire': toAdmin(
                      'underReview',
                      'The seller did not confirm the return.',
                      'buyer',
                      'seller',
                    ),
                  },
                },
              },
            },
            completed: {
              id: 'completed',
              tags: 'ended',
              description: 'The watch is with its buyer.',
              on: { ...refundPart, 'stripe.refundFailed': toPartRefundFailed },
            },
          },
        },
        bankDispute: {
          tags: 'holding',
          description: "The buyer's bank has withdrawn the money, and decides.",
          entry: notify('bankDispute', 'seller', 'admins'),
          on: {
            'stripe.disputeWon': toAdmin(
              'bankDisputeWon',
              'The bank decides for the seller.',
              'buyer',
              'seller',
            ),
          },
        },
        bankDisputeWon: {
          id: 'bankDisputeWon',
          tags: 'holding',
          description: 'The bank decided for the seller. An admin has to end the sale.',
          on: decisions,
        },
        refund: {
          description: 'The full amount goes back to the buyer. The sale is over.',
          initial: 'refunding',
          on: {
            'admin.refund': {
              guard: requiresReason,
              target: '.refunding',
              description: 'The admin tries again.',
            },
          },
          states: {
            refunding: {
              id: 'refunding',
              description: 'Stripe refunds the full amount.',
              entry: 'refund',
              on: {
                'stripe.refundFailed': {
                  target: 'refundFailed',
                  actions: notify('refundFailed', 'buyer', 'admins'),
                  description: 'The card rejects the refund.',
                },
              },
            },
            refundFailed: {
              id: 'refundFailed',
              description: 'The refund failed, and an admin has to handle it.',
              on: {
                'admin.settle': {
                  guard: requiresReason,
                  target: '#settled',
                  actions: notify('refunded', 'buyer', 'seller'),
                  description: 'The admin returned the money in another way.',
                },
              },
            },
          },
        },
      },
    },
    ended: {
      tags: 'ended',
      description: 'There was no sale.',
      initial: 'cancelled',
      states: {
        cancelled: {
          id: 'cancelled',
          description: 'One side cancelled before the payment, or an account was closed.',
          entry: 'cancelPayments',
          on: {
            'stripe.paid': {
              target: '#refunding',
              actions: notify('refunding', 'buyer'),
              description: 'The card had been charged at the same time.',
            },
          },
        },
        lapsed: {
          id: 'lapsed',
          description: 'It was not paid in time.',
          entry: 'cancelPayments',
        },
        refunded: {
          id: 'refunded',
          description: 'The buyer was refunded.',
          on: {
            'stripe.refundFailed': {
              target: '#refundFailed',
              actions: notify('refundFailed', 'buyer', 'admins'),
              description: 'Days later the bank returns the refund.',
            },
            'stripe.disputeWon': toAdmin(
              '#bankDisputeWon',
              'On appeal, the bank decides for the seller after all.',
              'buyer',
              'seller',
            ),
          },
        },
        settled: {
          id: 'settled',
          description: 'The buyer got the money back, but not to the card.',
        },
      },
    },
  },
});

export type OrderSnapshot = ReturnType<typeof orderMachine.resolveState>;

type LeafState<Value> = Value extends string ? Value : LeafState<Value[keyof Value]>;

/** The name of a state without substates. */
export type OrderState = LeafState<OrderSnapshot['value']>;
