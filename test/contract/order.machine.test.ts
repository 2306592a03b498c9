import { orderMachine, type OrderRecipient } from '../../src/contract/order.machine';
import { describeFlow, row } from '../client/support/describe-flow';
import { startFlow, type Effect } from '../client/support/flow';

const contact = { phoneNumber: '01812345678', meetingLocation: 'The library' };
const reason = 'The crystal is cracked.';
const events = {
  book: { type: 'buyer.book' },
  change: { type: 'buyer.change', contact },
  'change without a number': { type: 'buyer.change', contact: { ...contact, phoneNumber: '' } },
  'change without a place': { type: 'buyer.change', contact: { ...contact, meetingLocation: ' ' } },
  'cancel as the buyer': { type: 'buyer.cancel' },
  'cancel as the seller': { type: 'seller.cancel', reason },
  'cancel without a word': { type: 'seller.cancel', reason: ' ' },
  'hand over': { type: 'seller.handOver' },
  receive: { type: 'buyer.receive' },
  report: { type: 'buyer.dispute', reason },
  'report nothing': { type: 'buyer.dispute', reason: ' ' },
  'refund as the admin': { type: 'admin.refund', reason },
  'refund without a word': { type: 'admin.refund', reason: '' },
  release: { type: 'admin.release', reason },
  'release without a word': { type: 'admin.release', reason: '' },
  settle: { type: 'admin.settle', reason },
  'settle without a word': { type: 'admin.settle', reason: '' },
  'close the buyer': { type: 'admin.closeBuyer' },
  'close the seller': { type: 'admin.closeSeller' },
  'a day is left': { type: 'clock.remind' },
  'not paid in time': { type: 'clock.lapse' },
  'no problem in time': { type: 'clock.complete' },
  'card good': { type: 'stripe.authorised' },
  'card charged': { type: 'stripe.paid' },
  'card not charged': { type: 'stripe.released' },
  'money back': { type: 'stripe.refunded' },
  'money back fails': { type: 'stripe.refundFailed' },
  'bank asks': { type: 'stripe.disputed' },
  'bank for the seller': { type: 'stripe.disputeWon' },
  'bank for the buyer': { type: 'stripe.disputeLost' },
} as const;

const unpaid = ['holding', 'unpaid'];
const paid = ['holding', 'paid'];
const refundOwed = ['paid'];
const ended = ['ended'];
const done = [...paid, ...ended];

const initialFlags = { isBooked: false, isReminded: false, isHandedOver: false, isBankDone: false };
const booked = { ...initialFlags, isBooked: true };
const handedOver = { ...booked, isHandedOver: true };

const notify = (kind: string, ...recipients: OrderRecipient[]): Effect => [
  'notify',
  { recipients, kind },
];
const unlist: Effect = ['unlist', undefined];
const relist = (context: object): Effect => ['relist', context];
const cancelPayments: Effect = ['cancelPayments', undefined];
const refund: Effect = ['refund', undefined];

/** Buyer or seller cancels, or an account is closed: the other one is notified. */
const cancellations = <State extends string>(
  from: State,
  to: string,
  tags: string[],
  ...entry: Effect[]
) =>
  (
    [
      ['cancel as the buyer', 'seller'],
      ['cancel as the seller', 'buyer'],
      ['close the buyer', 'seller'],
      ['close the seller', 'buyer'],
    ] as const
  ).map(([on, notified]) =>
    row(`is ${to} on: ${on}`, [from, on, to], {
      tags,
      effects: [notify('cancelled', notified), ...entry],
    }),
  );

/** The effects of a dispute by the buyer's bank, or of a refund in Stripe's dashboard. */
const takenBack = <State extends string>(from: State, context: object) => [
  row(
    'waits for the bank that has taken the money back',
    [from, 'bank asks' as const, 'bankDispute'],
    { tags: paid, effects: [notify('bankDispute', 'seller', 'admins')] },
  ),
  ...(['bank for the buyer', 'money back'] as const).map((on) =>
    row(`is refunded at once: ${on}`, [from, on, 'refunded'], {
      tags: ended,
      effects: [relist(context), notify('refunded', 'buyer', 'seller')],
    }),
  ),
];

describeFlow({
  machine: orderMachine,
  events,
  states: {
    open: [],
    booked: ['book'],
    paying: ['book', 'card good'],
    cancelling: ['book', 'card good', 'cancel as the buyer'],
    paid: ['book', 'card charged'],
    handedOver: ['book', 'card charged', 'hand over'],
    disputed: ['book', 'card charged', 'report'],
    bankDispute: ['book', 'card charged', 'bank asks'],
    refunding: ['book', 'card charged', 'cancel as the buyer'],
    owed: ['book', 'card charged', 'cancel as the buyer', 'money back fails'],
    refundingAgain: [
      ...['book', 'card charged', 'cancel as the buyer', 'money back fails'],
      'refund as the admin',
    ] as (keyof typeof events)[],
    completed: ['book', 'card charged', 'receive'],
    refunded: ['book', 'card charged', 'money back'],
    settled: ['book', 'card charged', 'cancel as the buyer', 'money back fails', 'settle'],
    cancelled: ['book', 'cancel as the buyer'],
    lapsed: ['book', 'not paid in time'],
  },
  rows: [
    row('is booked', ['open', 'book', 'booked'], {
      context: { isBooked: true },
      tags: unpaid,
      effects: [notify('booked', 'seller', 'buyer')],
    }),
    row('is held for a buyer whose card is good', [['open', 'booked'], 'card good', 'paying'], {
      tags: unpaid,
    }),
    row('is paid, and listed no longer', [['open', 'booked', 'paying'], 'card charged', 'paid'], {
      tags: paid,
      effects: [unlist, notify('paid', 'buyer', 'seller')],
    }),

    row('stores another number and place', ['booked', 'change', 'booked'], {
      tags: unpaid,
      effects: [['storeContact', contact], notify('changed', 'seller')],
    }),
    ...cancellations('booked', 'cancelled', ended, cancelPayments),
    row('reminds the buyer of the day that is left', ['booked', 'a day is left', 'booked'], {
      context: { isReminded: true },
      tags: unpaid,
      effects: [notify('lapsesSoon', 'buyer')],
    }),
    row('lapses when it is not paid in time', ['booked', 'not paid in time', 'lapsed'], {
      tags: ended,
      effects: [notify('lapsed', 'buyer', 'seller'), cancelPayments],
    }),

    row('stays booked when the card is not charged', ['paying', 'card not charged', 'booked'], {
      tags: unpaid,
    }),
    ...cancellations('paying', 'cancelling', unpaid, cancelPayments),
    row(
      'is cancelled when the card was not charged',
      ['cancelling', 'card not charged', 'cancelled'],
      { tags: ended, effects: [cancelPayments] },
    ),
    row(
      'refunds a charge made before the cancellation',
      ['cancelling', 'card charged', 'refunding'],
      { tags: paid, effects: [notify('refunding', 'buyer'), refund] },
    ),

    row('is handed over', ['paid', 'hand over', 'handedOver'], {
      context: { isHandedOver: true },
      tags: paid,
      effects: [notify('handedOver', 'buyer')],
    }),
    row(
      'is completed by a buyer who has received it',
      [['paid', 'handedOver', 'disputed'], 'receive', 'completed'],
      { context: { isHandedOver: true }, tags: done, effects: [notify('completed', 'seller')] },
    ),
    ...cancellations('paid', 'refunding', paid, refund),
    row(
      'goes to the admin with a problem that the buyer reports',
      [['paid', 'handedOver'], 'report', 'disputed'],
      { tags: paid, effects: [notify('disputed', 'seller', 'admins')] },
    ),
    ...takenBack('paid', booked),

    row(
      'is completed when no problem was reported in time',
      ['handedOver', 'no problem in time', 'completed'],
      { tags: done, effects: [notify('completed', 'buyer', 'seller')] },
    ),
    row(
      'is completed when the account of a buyer who has received it is closed',
      [['handedOver', 'disputed'], 'close the buyer', 'completed'],
      { context: { isHandedOver: true }, tags: done, effects: [notify('completed', 'seller')] },
    ),
    row(
      "is refunded when the seller's account is closed",
      [['handedOver', 'disputed'], 'close the seller', 'refunding'],
      { tags: paid, effects: [notify('cancelled', 'buyer'), refund] },
    ),
    ...takenBack('handedOver', handedOver),

    row('is refunded when the seller gives in', ['disputed', 'cancel as the seller', 'refunding'], {
      tags: paid,
      effects: [notify('cancelled', 'buyer'), refund],
    }),
    row(
      'is refunded when the admin decides for the buyer',
      ['disputed', 'refund as the admin', 'refunding'],
      { tags: paid, effects: [notify('refunding', 'buyer', 'seller'), refund] },
    ),
    row(
      'is completed when the admin decides for the seller',
      ['disputed', 'release', 'completed'],
      {
        context: { isHandedOver: true },
        tags: done,
        effects: [notify('released', 'buyer', 'seller')],
      },
    ),
    ...takenBack('disputed', booked),

    row(
      'continues when the bank decides for a seller who still has the watch',
      ['bankDispute', 'bank for the seller', 'paid'],
      { context: { isBankDone: true }, tags: paid },
    ),
    row('is refunded by the bank', ['bankDispute', 'bank for the buyer', 'refunded'], {
      context: { isBankDone: true },
      tags: ended,
      effects: [relist({ ...booked, isBankDone: true }), notify('refunded', 'buyer', 'seller')],
    }),
    row('is refunded by hand', ['bankDispute', 'money back', 'refunded'], {
      tags: ended,
      effects: [relist(booked), notify('refunded', 'buyer', 'seller')],
    }),

    ...(['money back', 'bank for the buyer'] as const).map((on) =>
      row(`is refunded: ${on}`, ['refunding' as const, on, 'refunded'], {
        tags: ended,
        effects: [relist(booked), notify('refunded', 'buyer', 'seller')],
      }),
    ),
    row('owes the money that the card does not take', ['refunding', 'money back fails', 'owed'], {
      tags: refundOwed,
      effects: [relist(booked), notify('refundFailed', 'buyer', 'admins')],
    }),
    row('requests the refund again', ['refunding', 'refund as the admin', 'refunding'], {
      tags: paid,
      effects: [refund],
    }),

    row('requests the refund again', ['owed', 'refund as the admin', 'refundingAgain'], {
      tags: refundOwed,
      effects: [refund],
    }),
    row(
      'is settled by an admin who gave the money back in another way',
      ['owed', 'settle', 'settled'],
      { tags: ended, effects: [notify('refunded', 'buyer')] },
    ),
    ...(['money back', 'bank for the buyer'] as const).map((on) =>
      row(
        `is refunded, and lists nothing again: ${on}`,
        [['owed', 'refundingAgain'] as const, on, 'refunded'],
        { tags: ended, effects: [notify('refunded', 'buyer')] },
      ),
    ),
    row(
      'owes the money that the card does not take again',
      [['refundingAgain', 'refunded'], 'money back fails', 'owed'],
      { tags: refundOwed, effects: [notify('refundFailed', 'buyer', 'admins')] },
    ),
    row(
      'requests the refund once more',
      ['refundingAgain', 'refund as the admin', 'refundingAgain'],
      { tags: refundOwed, effects: [refund] },
    ),
    ...takenBack('completed', handedOver),
  ],
});

describe('the context of an order', () => {
  const bankDecided = notify('bankDecided', 'buyer', 'seller');
  test.each([
    {
      it: 'is cancelled when the card of an unbooked order is not charged',
      steps: ['card good', 'card not charged'],
      to: 'cancelled',
      last: [cancelPayments],
    },
    {
      it: 'is completed when the bank decides for a seller who has handed it over',
      steps: ['book', 'card charged', 'hand over', 'bank asks', 'bank for the seller'],
      to: 'completed',
      last: [bankDecided],
    },
    {
      it: 'is completed when the bank decides about a watch that the buyer has received',
      steps: ['card charged', 'receive', 'bank asks', 'bank for the seller'],
      to: 'completed',
      last: [bankDecided],
    },
    {
      it: 'is completed when the bank decides about an order that the admin has released',
      steps: ['card charged', 'report', 'release', 'bank asks', 'bank for the seller'],
      to: 'completed',
      last: [bankDecided],
    },
  ] as const)('$it', async ({ steps, to, last }) => {
    const run = startFlow(orderMachine);
    for (const step of steps) {
      run.effects.length = 0;
      await run.send(events[step]);
    }
    expect([run.state(), run.effects]).toEqual([to, last]);
  });

  test.each([
    { it: 'reminds once', steps: ['book', 'a day is left'], no: 'a day is left' },
    {
      it: 'can be disputed once, before the hand-over',
      steps: ['card charged', 'bank asks', 'bank for the seller'],
      no: 'bank asks',
    },
    {
      it: 'can be disputed once, after the hand-over',
      steps: ['card charged', 'receive', 'bank asks', 'bank for the seller'],
      no: 'bank asks',
    },
  ] as const)('$it', async ({ steps, no }) => {
    const run = startFlow(orderMachine);
    for (const step of steps) {
      expect(run.snapshot().can(events[step])).toBe(true);
      await run.send(events[step]);
    }
    expect(run.snapshot().can(events[no])).toBe(false);
  });
});
