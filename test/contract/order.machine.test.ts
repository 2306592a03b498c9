import { orderMachine, type OrderRecipient } from '../../src/contract/order.machine';
import { describeFlow } from '../client/support/describe-flow';
import { startFlow, type Call } from '../client/support/flow';

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
const owing = ['paid'];
const ended = ['ended'];
const done = [...paid, ...ended];

const fresh = { isBooked: false, isReminded: false, isHandedOver: false, isBankDone: false };
const booked = { ...fresh, isBooked: true };
const handedOver = { ...booked, isHandedOver: true };

const notify = (kind: string, ...recipients: OrderRecipient[]): Call => [
  'notify',
  { recipients, kind },
];
const unlist: Call = ['unlist', undefined];
const relist = (context: object): Call => ['relist', context];
const cancelPayments: Call = ['cancelPayments', undefined];
const refund: Call = ['refund', undefined];

/** A side that wants out, or whose account is closed: the other one is told. */
const cancellations = <State extends string>(
  from: State,
  to: string,
  tags: string[],
  ...entry: Call[]
) =>
  (
    [
      ['cancel as the buyer', 'seller'],
      ['cancel as the seller', 'buyer'],
      ['close the buyer', 'seller'],
      ['close the seller', 'buyer'],
    ] as const
  ).map(([on, told]) => ({
    it: `is ${to} when it is said: ${on}`,
    in: from,
    on,
    to,
    tags,
    effects: [notify('cancelled', told), ...entry],
  }));

/** What the buyer's bank, or an operator at Stripe, may do with money that was charged. */
const takenBack = <State extends string>(from: State, context: object) => [
  {
    it: 'waits for the bank that has taken the money back',
    in: from,
    on: 'bank asks' as const,
    to: 'bankDispute',
    tags: paid,
    effects: [notify('bankDispute', 'seller', 'admins')],
  },
  ...(['bank for the buyer', 'money back'] as const).map((on) => ({
    it: `is refunded at once: ${on}`,
    in: from,
    on,
    to: 'refunded',
    tags: ended,
    effects: [relist(context), notify('refunded', 'buyer', 'seller')],
  })),
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
    {
      it: 'is booked',
      in: 'open',
      on: 'book',
      to: 'booked',
      context: { isBooked: true },
      tags: unpaid,
      effects: [notify('booked', 'seller', 'buyer')],
    },
    {
      it: 'is held for a buyer whose card is good',
      in: ['open', 'booked'],
      on: 'card good',
      to: 'paying',
      tags: unpaid,
    },
    {
      it: 'is paid, and listed no longer',
      in: ['open', 'booked', 'paying'],
      on: 'card charged',
      to: 'paid',
      tags: paid,
      effects: [unlist, notify('paid', 'buyer', 'seller')],
    },

    {
      it: 'keeps another number and place',
      in: 'booked',
      on: 'change',
      to: 'booked',
      tags: unpaid,
      effects: [['storeContact', contact], notify('changed', 'seller')],
    },
    ...cancellations('booked', 'cancelled', ended, cancelPayments),
    {
      it: 'reminds the buyer of the day that is left',
      in: 'booked',
      on: 'a day is left',
      to: 'booked',
      context: { isReminded: true },
      tags: unpaid,
      effects: [notify('lapsesSoon', 'buyer')],
    },
    {
      it: 'lapses when it is not paid in time',
      in: 'booked',
      on: 'not paid in time',
      to: 'lapsed',
      tags: ended,
      effects: [notify('lapsed', 'buyer', 'seller'), cancelPayments],
    },

    {
      it: 'stays booked when the card is not charged',
      in: 'paying',
      on: 'card not charged',
      to: 'booked',
      tags: unpaid,
    },
    ...cancellations('paying', 'cancelling', unpaid, cancelPayments),
    {
      it: 'is cancelled when the card was not charged',
      in: 'cancelling',
      on: 'card not charged',
      to: 'cancelled',
      tags: ended,
      effects: [cancelPayments],
    },
    {
      it: 'gives back what was charged before it was cancelled',
      in: 'cancelling',
      on: 'card charged',
      to: 'refunding',
      tags: paid,
      effects: [notify('refunding', 'buyer'), refund],
    },

    {
      it: 'is handed over',
      in: 'paid',
      on: 'hand over',
      to: 'handedOver',
      context: { isHandedOver: true },
      tags: paid,
      effects: [notify('handedOver', 'buyer')],
    },
    {
      it: 'is completed by a buyer who has it',
      in: ['paid', 'handedOver', 'disputed'],
      on: 'receive',
      to: 'completed',
      context: { isHandedOver: true },
      tags: done,
      effects: [notify('completed', 'seller')],
    },
    ...cancellations('paid', 'refunding', paid, refund),
    {
      it: 'goes to the admin with a problem that the buyer reports',
      in: ['paid', 'handedOver'],
      on: 'report',
      to: 'disputed',
      tags: paid,
      effects: [notify('disputed', 'seller', 'admins')],
    },
    ...takenBack('paid', booked),

    {
      it: 'is completed when no problem was reported in time',
      in: 'handedOver',
      on: 'no problem in time',
      to: 'completed',
      tags: done,
      effects: [notify('completed', 'buyer', 'seller')],
    },
    {
      it: 'is completed when the account of a buyer who has it is closed',
      in: ['handedOver', 'disputed'],
      on: 'close the buyer',
      to: 'completed',
      context: { isHandedOver: true },
      tags: done,
      effects: [notify('completed', 'seller')],
    },
    {
      it: "is refunded when the seller's account is closed",
      in: ['handedOver', 'disputed'],
      on: 'close the seller',
      to: 'refunding',
      tags: paid,
      effects: [notify('cancelled', 'buyer'), refund],
    },
    ...takenBack('handedOver', handedOver),

    {
      it: 'is refunded when the seller gives in',
      in: 'disputed',
      on: 'cancel as the seller',
      to: 'refunding',
      tags: paid,
      effects: [notify('cancelled', 'buyer'), refund],
    },
    {
      it: 'is refunded when the admin decides for the buyer',
      in: 'disputed',
      on: 'refund as the admin',
      to: 'refunding',
      tags: paid,
      effects: [notify('refunding', 'buyer', 'seller'), refund],
    },
    {
      it: 'is completed when the admin decides for the seller',
      in: 'disputed',
      on: 'release',
      to: 'completed',
      context: { isHandedOver: true },
      tags: done,
      effects: [notify('released', 'buyer', 'seller')],
    },
    ...takenBack('disputed', booked),

    {
      it: 'goes on where the bank decides for a seller who still has it',
      in: 'bankDispute',
      on: 'bank for the seller',
      to: 'paid',
      context: { isBankDone: true },
      tags: paid,
    },
    {
      it: 'is refunded by the bank',
      in: 'bankDispute',
      on: 'bank for the buyer',
      to: 'refunded',
      context: { isBankDone: true },
      tags: ended,
      effects: [relist({ ...booked, isBankDone: true }), notify('refunded', 'buyer', 'seller')],
    },
    {
      it: 'is refunded by hand',
      in: 'bankDispute',
      on: 'money back',
      to: 'refunded',
      tags: ended,
      effects: [relist(booked), notify('refunded', 'buyer', 'seller')],
    },

    ...(['money back', 'bank for the buyer'] as const).map((on) => ({
      it: `is refunded: ${on}`,
      in: 'refunding' as const,
      on,
      to: 'refunded',
      tags: ended,
      effects: [relist(booked), notify('refunded', 'buyer', 'seller')],
    })),
    {
      it: 'owes the money that the card does not take',
      in: 'refunding',
      on: 'money back fails',
      to: 'owed',
      tags: owing,
      effects: [relist(booked), notify('refundFailed', 'buyer', 'admins')],
    },
    {
      it: 'asks for the refund again',
      in: 'refunding',
      on: 'refund as the admin',
      to: 'refunding',
      tags: paid,
      effects: [refund],
    },

    {
      it: 'asks for the refund again',
      in: 'owed',
      on: 'refund as the admin',
      to: 'refundingAgain',
      tags: owing,
      effects: [refund],
    },
    {
      it: 'is settled by an admin who gave the money back in another way',
      in: 'owed',
      on: 'settle',
      to: 'settled',
      tags: ended,
      effects: [notify('refunded', 'buyer')],
    },
    ...(['money back', 'bank for the buyer'] as const).map((on) => ({
      it: `is refunded, and lists nothing again: ${on}`,
      in: ['owed', 'refundingAgain'] as const,
      on,
      to: 'refunded',
      tags: ended,
      effects: [notify('refunded', 'buyer')],
    })),
    {
      it: 'owes the money that the card does not take again',
      in: ['refundingAgain', 'refunded'],
      on: 'money back fails',
      to: 'owed',
      tags: owing,
      effects: [notify('refundFailed', 'buyer', 'admins')],
    },
    {
      it: 'asks for the refund once more',
      in: 'refundingAgain',
      on: 'refund as the admin',
      to: 'refundingAgain',
      tags: owing,
      effects: [refund],
    },
    ...takenBack('completed', handedOver),
  ],
});

describe('what an order remembers', () => {
  const bankDecided = notify('bankDecided', 'buyer', 'seller');
  test.each([
    {
      it: 'is cancelled when the card is not charged for what was never booked',
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
      it: 'is completed when the bank decides about a watch that the buyer has',
      steps: ['card charged', 'receive', 'bank asks', 'bank for the seller'],
      to: 'completed',
      last: [bankDecided],
    },
    {
      it: 'is completed when the bank decides about what the admin has released',
      steps: ['card charged', 'report', 'release', 'bank asks', 'bank for the seller'],
      to: 'completed',
      last: [bankDecided],
    },
  ] as const)('$it', async ({ steps, to, last }) => {
    const run = startFlow(orderMachine);
    for (const step of steps) {
      run.effects.length = 0;
      await run.take(events[step]);
    }
    expect([run.state(), run.effects]).toEqual([to, last]);
  });

  test.each([
    { it: 'reminds once', steps: ['book', 'a day is left'], no: 'a day is left' },
    {
      it: 'is judged by the bank once, where it goes on',
      steps: ['card charged', 'bank asks', 'bank for the seller'],
      no: 'bank asks',
    },
    {
      it: 'is judged by the bank once, where it ends',
      steps: ['card charged', 'receive', 'bank asks', 'bank for the seller'],
      no: 'bank asks',
    },
  ] as const)('$it', async ({ steps, no }) => {
    const run = startFlow(orderMachine);
    for (const step of steps) {
      expect(run.snapshot().can(events[step])).toBe(true);
      await run.take(events[step]);
    }
    expect(run.snapshot().can(events[no])).toBe(false);
  });
});
