import { orderMachine, type OrderRecipient } from '../../src/contract/order.machine';
import { describeFlow, row } from '../client/support/describe-flow';
import type { Effect } from '../client/support/flow';

const contact = { phoneNumber: '01812345678', meetingLocation: 'The library' };
const reason = 'The crystal is cracked.';
const code = '012345';
const events = {
  book: { type: 'buyer.book' },
  change: { type: 'buyer.change', contact },
  'change without a number': { type: 'buyer.change', contact: { ...contact, phoneNumber: '' } },
  'change without a place': { type: 'buyer.change', contact: { ...contact, meetingLocation: ' ' } },
  'cancel as the buyer': { type: 'buyer.cancel' },
  'cancel as the seller': { type: 'seller.cancel', reason },
  'cancel without a reason': { type: 'seller.cancel', reason: ' ' },
  'ask to cancel': { type: 'buyer.requestCancellation', reason },
  'ask to cancel without a reason': { type: 'buyer.requestCancellation', reason: ' ' },
  'agree to cancel': { type: 'seller.agreeToCancel' },
  'decline to cancel': { type: 'seller.declineToCancel', reason },
  'decline to cancel without a reason': { type: 'seller.declineToCancel', reason: ' ' },
  'enter the hand-over code': { type: 'seller.handOver', code },
  'claim the hand-over': { type: 'seller.claimHandOver' },
  receive: { type: 'buyer.receive' },
  accept: { type: 'buyer.accept' },
  report: { type: 'buyer.report', problem: 'damaged', reason },
  'report without a reason': { type: 'buyer.report', problem: 'damaged', reason: ' ' },
  'withdraw the report': { type: 'buyer.withdrawReport' },
  'accept the report': { type: 'seller.acceptReport' },
  'offer a return': { type: 'seller.offerReturn' },
  'contest the report': { type: 'seller.contestReport', reason },
  'contest without a reason': { type: 'seller.contestReport', reason: ' ' },
  'accept the return': { type: 'buyer.acceptReturn' },
  'decline the return': { type: 'buyer.declineReturn', reason },
  'decline without a reason': { type: 'buyer.declineReturn', reason: ' ' },
  'enter the return code': { type: 'buyer.giveBack', code },
  'refund as the admin': { type: 'admin.refund', reason },
  'refund without a reason': { type: 'admin.refund', reason: '' },
  'refund on return': { type: 'admin.refundOnReturn', reason },
  'refund on return without a reason': { type: 'admin.refundOnReturn', reason: '' },
  release: { type: 'admin.release', reason },
  'release without a reason': { type: 'admin.release', reason: '' },
  settle: { type: 'admin.settle', reason },
  'settle without a reason': { type: 'admin.settle', reason: '' },
  'close the buyer': { type: 'admin.closeBuyer' },
  'close the seller': { type: 'admin.closeSeller' },
  'reminder due': { type: 'clock.remind' },
  'time over': { type: 'clock.expire' },
  'card authorised': { type: 'stripe.authorised' },
  'card charged': { type: 'stripe.paid' },
  'card not charged': { type: 'stripe.released' },
  'money refunded': { type: 'stripe.refunded' },
  'refund fails': { type: 'stripe.refundFailed' },
  'bank withdraws': { type: 'stripe.disputed' },
  'bank for the seller': { type: 'stripe.disputeWon' },
  'bank for the buyer': { type: 'stripe.disputeLost' },
} as const;

const unpaid = ['holding', 'unpaid'];
const paid = ['paid', 'holding'];
const reported = [...paid, 'reported'];
const inRefund = ['paid'];
const ended = ['ended'];
const completed = [...paid, ...ended];

const open = 'open' as const;
const booked = 'unpaid.booked' as const;
const paying = 'unpaid.paying' as const;
const payingUnbooked = 'unpaid.payingUnbooked' as const;
const awaiting = 'charged.sale.handOver.awaitingHandOver' as const;
const requested = 'charged.sale.handOver.cancellationRequested' as const;
const claimed = 'charged.sale.handOver.handOverClaimed' as const;
const unconfirmed = 'charged.sale.handOver.handOverUnconfirmed' as const;
const inspecting = 'charged.sale.inspecting' as const;
const reportedState = 'charged.sale.report.reported' as const;
const returnOffered = 'charged.sale.report.returnOffered' as const;
const underReview = 'charged.sale.report.underReview' as const;
const returning = 'charged.sale.report.returning' as const;
const completedState = 'charged.sale.completed' as const;
const bankDispute = 'charged.bankDispute' as const;
const bankDisputeWon = 'charged.bankDisputeWon' as const;
const refunding = 'charged.refund.refunding' as const;
const refundFailed = 'charged.refund.refundFailed' as const;
const refunded = 'ended.refunded' as const;
const settled = 'ended.settled' as const;
const cancelled = 'ended.cancelled' as const;
const lapsed = 'ended.lapsed' as const;

const notify = (kind: string, ...recipients: OrderRecipient[]): Effect => [
  'notify',
  { recipients, kind },
];
const unlist: Effect = ['unlist', undefined];
const cancelPayments: Effect = ['cancelPayments', undefined];
const refund: Effect = ['refund', undefined];
const issueHandOverCode: Effect = ['issueHandOverCode', undefined];
const issueReturnCode: Effect = ['issueReturnCode', undefined];

/** An account is closed: the other side is notified. */
const closures = <State extends string>(from: State, to: string, tags: string[], entry: Effect) =>
  (
    [
      ['close the buyer', 'seller'],
      ['close the seller', 'buyer'],
    ] as const
  ).map(([on, notified]) =>
    row(`is undone on: ${on}`, [from, on, to], {
      tags,
      effects: [notify('cancelled', notified), entry],
    }),
  );
const refundedEffects = [notify('refunded', 'buyer', 'seller')];

/** An admin has to decide, and the recipients are notified. */
const reviewedBy = (...recipients: OrderRecipient[]) => ({
  effects: [notify('underReview', ...recipients)],
});

const unpaidStates = [booked, paying, payingUnbooked] as const;
const saleStates = [
  ...[awaiting, requested, claimed, unconfirmed, inspecting],
  ...[reportedState, returnOffered, underReview, returning, completedState],
] as const;

const inReportStates = [reportedState, returnOffered, underReview, returning] as const;
/** The states in which an admin may decide. */
const undecided = [unconfirmed, ...inReportStates, bankDisputeWon] as const;

const bought = ['book', 'card charged'] as const;
const handedOver = [...bought, 'enter the hand-over code'] as const;
const inReport = [...handedOver, 'report'] as const;

describeFlow({
  machine: orderMachine,
  events,
  states: {
    [open]: [],
    [booked]: ['book'],
    [paying]: ['book', 'card authorised'],
    [payingUnbooked]: ['card authorised'],
    [awaiting]: bought,
    [requested]: [...bought, 'ask to cancel'],
    [claimed]: [...bought, 'claim the hand-over'],
    [unconfirmed]: [...bought, 'claim the hand-over', 'time over'],
    [inspecting]: handedOver,
    [reportedState]: inReport,
    [returnOffered]: [...inReport, 'offer a return'],
    [underReview]: [...inReport, 'contest the report'],
    [returning]: [...inReport, 'offer a return', 'accept the return'],
    [completedState]: [...handedOver, 'accept'],
    [bankDispute]: [...bought, 'bank withdraws'],
    [bankDisputeWon]: [...bought, 'bank withdraws', 'bank for the seller'],
    [refunding]: [...bought, 'cancel as the seller'],
    [refundFailed]: [...bought, 'cancel as the seller', 'refund fails'],
    [refunded]: [...bought, 'money refunded'],
    [settled]: [...bought, 'cancel as the seller', 'refund fails', 'settle'],
    [cancelled]: ['book', 'cancel as the buyer'],
    [lapsed]: ['book', 'time over'],
  },
  rows: [
    row('is booked', [open, 'book', booked], {
      tags: unpaid,
      effects: [notify('booked', 'seller', 'buyer')],
    }),
    row(
      'is reserved for a buyer who pays without a booking',
      [open, 'card authorised', payingUnbooked],
      {
        tags: unpaid,
      },
    ),
    row('is reserved while the card is charged', [booked, 'card authorised', paying], {
      tags: unpaid,
    }),
    row(
      'is paid and unlisted, and gets the code of the hand-over',
      [[open, booked, paying, payingUnbooked], 'card charged', awaiting],
      { tags: paid, effects: [unlist, notify('paid', 'buyer', 'seller'), issueHandOverCode] },
    ),

    row('stores another number and place', [booked, 'change', booked], {
      tags: unpaid,
      effects: [['storeContact', contact], notify('changed', 'seller')],
    }),
    row('reminds the buyer to pay', [booked, 'reminder due', booked], {
      tags: unpaid,
      effects: [notify('lapsesSoon', 'buyer')],
    }),
    row('lapses when it is not paid in time', [booked, 'time over', lapsed], {
      tags: ended,
      effects: [notify('lapsed', 'buyer', 'seller'), cancelPayments],
    }),
    row('is cancelled by the buyer', [unpaidStates, 'cancel as the buyer', cancelled], {
      tags: ended,
      effects: [notify('cancelled', 'seller'), cancelPayments],
    }),
    row('is declined by the seller', [unpaidStates, 'cancel as the seller', cancelled], {
      tags: ended,
      effects: [notify('cancelled', 'buyer'), cancelPayments],
    }),
    ...unpaidStates.flatMap((state) => closures(state, cancelled, ended, cancelPayments)),
    row('stays booked when the card is not charged', [paying, 'card not charged', booked], {
      tags: unpaid,
    }),
    row(
      'is cancelled when the card is not charged',
      [payingUnbooked, 'card not charged', cancelled],
      { tags: ended, effects: [cancelPayments] },
    ),
    row('refunds a charge made at the same time', [cancelled, 'card charged', refunding], {
      tags: inRefund,
      effects: [notify('refunding', 'buyer'), refund],
    }),

    row(
      'is handed over with the code',
      [[awaiting, requested, claimed, unconfirmed], 'enter the hand-over code', inspecting],
      { tags: paid, effects: [notify('handedOver', 'buyer')] },
    ),
    row(
      'asks the buyer about a hand-over without the code',
      [[awaiting, requested], 'claim the hand-over', claimed],
      { tags: paid, effects: [notify('handOverClaimed', 'buyer')] },
    ),
    row('asks the seller to agree to the cancellation', [awaiting, 'ask to cancel', requested], {
      tags: paid,
      effects: [notify('cancellationRequested', 'seller')],
    }),
    row(
      'is refunded when the seller cancels',
      [[awaiting, claimed, unconfirmed], 'cancel as the seller', refunding],
      { tags: inRefund, effects: [notify('cancelled', 'buyer'), refund] },
    ),
    row('reminds both of the hand-over', [awaiting, 'reminder due', awaiting], {
      tags: paid,
      effects: [notify('handOverDue', 'buyer', 'seller')],
    }),
    row('is refunded when it is not handed over in time', [awaiting, 'time over', refunding], {
      tags: inRefund,
      effects: [notify('notHandedOver', 'buyer', 'seller'), refund],
    }),
    row('is refunded when the seller agrees', [requested, 'agree to cancel', refunding], {
      tags: inRefund,
      effects: [notify('cancelled', 'buyer'), refund],
    }),
    row('goes on when the seller declines', [requested, 'decline to cancel', awaiting], {
      tags: paid,
      effects: [notify('cancellationDeclined', 'buyer'), issueHandOverCode],
    }),
    row('is refunded when the seller does not answer', [requested, 'time over', refunding], {
      tags: inRefund,
      effects: [notify('refunding', 'buyer', 'seller'), refund],
    }),
    ...[awaiting, requested, claimed, unconfirmed].flatMap((state) =>
      closures(state, refunding, inRefund, refund),
    ),

    row(
      'is handed over when the buyer confirms it',
      [[claimed, unconfirmed], 'receive', inspecting],
      { tags: paid, effects: [notify('received', 'seller')] },
    ),
    row('asks the buyer again', [claimed, 'reminder due', claimed], {
      tags: paid,
      effects: [notify('receiptUnconfirmed', 'buyer')],
    }),
    row('goes to the admin when the buyer does not answer', [claimed, 'time over', unconfirmed], {
      tags: paid,
      ...reviewedBy('buyer', 'seller', 'admins'),
    }),
    row(
      'has a problem that the buyer reports',
      [[claimed, unconfirmed, inspecting], 'report', reportedState],
      { tags: reported, effects: [notify('reported', 'seller')] },
    ),

    row('is completed when everything is fine', [inspecting, 'accept', completedState], {
      tags: completed,
      effects: [notify('completed', 'seller')],
    }),
    row('reminds the buyer to check it', [inspecting, 'reminder due', inspecting], {
      tags: paid,
      effects: [notify('inspectionEnds', 'buyer')],
    }),
    row('is completed without a report in time', [inspecting, 'time over', completedState], {
      tags: completed,
      effects: [notify('completed', 'buyer', 'seller')],
    }),

    ...inReportStates.flatMap((state) => {
      const from = state;
      return [
        row(
          'is completed when the report is withdrawn',
          [from, 'withdraw the report', completedState],
          {
            tags: completed,
            effects: [notify('completed', 'seller')],
          },
        ),
        row(
          'is refunded when the seller accepts the report',
          [from, 'accept the report', refunding],
          {
            tags: inRefund,
            effects: [notify('refunding', 'buyer'), refund],
          },
        ),
      ];
    }),
    row('is refunded by the admin', [undecided, 'refund as the admin', refunding], {
      tags: inRefund,
      effects: [notify('refunding', 'buyer', 'seller'), refund],
    }),
    row('is returned as the admin decides', [undecided, 'refund on return', returning], {
      tags: reported,
      effects: [notify('returning', 'buyer', 'seller'), issueReturnCode],
    }),
    row('is completed by the admin', [undecided, 'release', completedState], {
      tags: completed,
      effects: [notify('released', 'buyer', 'seller')],
    }),
    row('offers to take it back', [reportedState, 'offer a return', returnOffered], {
      tags: reported,
      effects: [notify('returnOffered', 'buyer')],
    }),
    row(
      'goes to the admin when the seller contests the report',
      [reportedState, 'contest the report', underReview],
      { tags: reported, ...reviewedBy('buyer', 'admins') },
    ),
    row(
      'is returned when the buyer accepts the offer',
      [returnOffered, 'accept the return', returning],
      {
        tags: reported,
        effects: [notify('returning', 'seller'), issueReturnCode],
      },
    ),
    row(
      'goes to the admin when the buyer declines the offer',
      [returnOffered, 'decline the return', underReview],
      { tags: reported, ...reviewedBy('seller', 'admins') },
    ),
    row('reminds both of the return', [returning, 'reminder due', returning], {
      tags: reported,
      effects: [notify('returnDue', 'buyer', 'seller')],
    }),
    row(
      'is refunded when it is returned with the code',
      [returning, 'enter the return code', refunding],
      {
        tags: inRefund,
        effects: [notify('refunding', 'buyer', 'seller'), refund],
      },
    ),
    row(
      'goes to the admin without an answer or a return in time',
      [[reportedState, returnOffered, returning], 'time over', underReview],
      { tags: reported, ...reviewedBy('buyer', 'seller', 'admins') },
    ),

    row('waits for the bank', [saleStates, 'bank withdraws', bankDispute], {
      tags: paid,
      effects: [notify('bankDispute', 'seller', 'admins')],
    }),
    row(
      'goes to the admin after the bank decided for the seller',
      [bankDispute, 'bank for the seller', bankDisputeWon],
      { tags: paid, ...reviewedBy('buyer', 'seller', 'admins') },
    ),

    row('informs about a refund that failed', [refunding, 'refund fails', refundFailed], {
      tags: inRefund,
      effects: [notify('refundFailed', 'buyer', 'admins')],
    }),
    row(
      'requests the refund again',
      [[refunding, refundFailed], 'refund as the admin', refunding],
      {
        tags: inRefund,
        effects: [refund],
      },
    ),
    row(
      'is settled by an admin who returned the money in another way',
      [refundFailed, 'settle', settled],
      {
        tags: ended,
        effects: refundedEffects,
      },
    ),
    row(
      'informs about a refund that the bank returned later',
      [refunded, 'refund fails', refundFailed],
      {
        tags: inRefund,
        effects: [notify('refundFailed', 'buyer', 'admins')],
      },
    ),
    ...(['money refunded', 'bank for the buyer'] as const).map((on) =>
      row(
        `is refunded: ${on}`,
        [
          [...saleStates, bankDispute, bankDisputeWon, refunding, refundFailed] as const,
          on,
          refunded,
        ],
        { tags: ended, effects: refundedEffects },
      ),
    ),
  ],
});
