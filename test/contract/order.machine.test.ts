import { orderMachine, type OrderRecipient } from '../../src/contract/order.machine';
import { describeFlow, row } from '../client/support/describe-flow';
import type { RecordedCall } from '../client/support/flow';

const contact = { phoneNumber: '01812345678', meetingLocation: 'The library' };
const reason = 'The crystal is cracked.';
const code = '012345';
const address = { name: 'Ann', line1: 'Road 3', postalCode: '1205', city: 'Dhaka', country: 'BD' };
const parcel = { carrier: 'DHL', trackingNumber: '00340434161094042557' };
const events = {
  book: { type: 'buyer.book' },
  reserve: { type: 'seller.reserve' },
  change: { type: 'buyer.change', contact },
  'change without a number': { type: 'buyer.change', contact: { ...contact, phoneNumber: '' } },
  'change without a place': { type: 'buyer.change', contact: { ...contact, meetingLocation: ' ' } },
  'cancel as the buyer': { type: 'buyer.cancel' },
  'cancel as the seller': { type: 'seller.cancel', reason },
  'cancel without a reason': { type: 'seller.cancel', reason: ' ' },
  'ask to cancel': { type: 'buyer.requestCancellation', reason },
  'ask to cancel without a reason': { type: 'buyer.requestCancellation', reason: ' ' },
  'withdraw the request': { type: 'buyer.withdrawCancellation' },
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
  'refund a part': { type: 'admin.refundPart', amount: 500, reason },
  'refund a part without a reason': { type: 'admin.refundPart', amount: 500, reason: '' },
  'refund on return': { type: 'admin.refundOnReturn', reason },
  'refund on return without a reason': { type: 'admin.refundOnReturn', reason: '' },
  release: { type: 'admin.release', reason },
  'release without a reason': { type: 'admin.release', reason: '' },
  settle: { type: 'admin.settle', reason },
  'settle without a reason': { type: 'admin.settle', reason: '' },
  'change the address': { type: 'buyer.changeAddress', address },
  ship: { type: 'seller.ship', ...parcel },
  'ship without a number': { type: 'seller.ship', ...parcel, trackingNumber: ' ' },
  'correct the parcel': { type: 'seller.correctParcel', ...parcel },
  'correct the parcel to none': { type: 'seller.correctParcel', ...parcel, carrier: '' },
  'show the delivery': { type: 'seller.proveDelivery', reason },
  'show nothing': { type: 'seller.proveDelivery', reason: '' },
  'parcel came back': { type: 'seller.parcelCameBack' },
  'send it back': { type: 'buyer.sendBack', ...parcel },
  'send back without a number': { type: 'buyer.sendBack', ...parcel, trackingNumber: '' },
  'receive the return': { type: 'seller.receiveReturn' },
  'close the buyer': { type: 'admin.closeBuyer' },
  'close the seller': { type: 'admin.closeSeller' },
  'reminder due': { type: 'clock.remind' },
  'time over': { type: 'clock.expire' },
  'card authorized': { type: 'stripe.authorised' },
  'card charged': { type: 'stripe.paid' },
  'card charged, to be sent': { type: 'stripe.paid', delivery: 'shipping' },
  'card not charged': { type: 'stripe.released' },
  'money refunded': { type: 'stripe.refunded' },
  'refund fails': { type: 'stripe.refundFailed' },
  'bank withdraws': { type: 'stripe.disputed' },
  'bank for the seller': { type: 'stripe.disputeWon' },
  'bank for the buyer': { type: 'stripe.disputeLost' },
} as const;

const unpaidTags = ['holding', 'unpaid'];
const paidTags = ['paid', 'holding'];
const reportedTags = [...paidTags, 'reported'];
const inRefundTags = ['paid'];
const endedTags = ['ended'];
const completedTags = [...paidTags, ...endedTags];

const open = 'open' as const;
const reserved = 'unpaid.reserved' as const;
const booked = 'unpaid.booked' as const;
const paying = 'unpaid.paying' as const;
const payingUnbooked = 'unpaid.payingUnbooked' as const;
const awaitingHandOver = 'charged.sale.handOver.awaitingHandOver' as const;
const cancellationRequested = 'charged.sale.handOver.cancellationRequested' as const;
const handOverClaimed = 'charged.sale.handOver.handOverClaimed' as const;
const handOverUnconfirmed = 'charged.sale.handOver.handOverUnconfirmed' as const;
const awaitingShipment = 'charged.sale.shipment.awaitingShipment' as const;
const shipped = 'charged.sale.shipment.underWay.shipped' as const;
const deliveryClaimed = 'charged.sale.shipment.underWay.deliveryClaimed' as const;
const arrivalUnconfirmed = 'charged.sale.shipment.underWay.arrivalUnconfirmed' as const;
const inspecting = 'charged.sale.inspecting' as const;
const partRefundFailed = 'charged.sale.partRefundFailed' as const;
const reported = 'charged.sale.report.reported' as const;
const returnOffered = 'charged.sale.report.returnOffered' as const;
const underReview = 'charged.sale.report.underReview' as const;
const returning = 'charged.sale.report.returning' as const;
const returnShipped = 'charged.sale.report.returnShipped' as const;
const completed = 'charged.sale.completed' as const;
const bankDispute = 'charged.bankDispute' as const;
const bankDisputeWon = 'charged.bankDisputeWon' as const;
const refunding = 'charged.refund.refunding' as const;
const refundFailed = 'charged.refund.refundFailed' as const;
const refunded = 'ended.refunded' as const;
const settled = 'ended.settled' as const;
const cancelled = 'ended.cancelled' as const;
const lapsed = 'ended.lapsed' as const;

const notify = (kind: string, ...recipients: OrderRecipient[]): RecordedCall => [
  'notify',
  { recipients, kind },
];
const unlist: RecordedCall = ['unlist', undefined];
const announceShipment: RecordedCall = ['announceShipment', undefined];
const cancelPayments: RecordedCall = ['cancelPayments', undefined];
const refund: RecordedCall = ['refund', undefined];
const issueHandOverCode: RecordedCall = ['issueHandOverCode', undefined];
const issueReturnCode: RecordedCall = ['issueReturnCode', undefined];

/** Rows of an order that ends because an account is closed. The other side is notified. */
const closureRows = <State extends string>(
  from: State,
  to: string,
  tags: string[],
  entryEffect: RecordedCall,
) =>
  (
    [
      ['close the buyer', 'seller'],
      ['close the seller', 'buyer'],
    ] as const
  ).map(([on, notified]) =>
    row(`ends on: ${on}`, [from, on, to], {
      tags,
      effects: [notify('cancelled', notified), entryEffect],
    }),
  );
const refundedEffects = [notify('refunded', 'buyer', 'seller')];

/** The expected effects if an admin has to decide. */
const needsReview = (...recipients: OrderRecipient[]) => ({
  effects: [notify('underReview', ...recipients)],
});

const unpaidStates = [reserved, booked, paying, payingUnbooked] as const;
const underWayStates = [shipped, deliveryClaimed, arrivalUnconfirmed] as const;
const shipmentStates = [awaitingShipment, ...underWayStates] as const;
const saleStates = [
  ...shipmentStates,
  ...[awaitingHandOver, cancellationRequested, handOverClaimed, handOverUnconfirmed, inspecting],
  ...[partRefundFailed, reported, returnOffered, underReview, returning, completed],
  returnShipped,
] as const;

const reportStates = [reported, returnOffered, underReview, returning, returnShipped] as const;
/** The states in which an admin may decide. */
const reviewStates = [
  ...shipmentStates,
  ...[awaitingHandOver, cancellationRequested, handOverClaimed, handOverUnconfirmed, inspecting],
  ...[...reportStates, partRefundFailed, bankDisputeWon],
] as const;

const eventsUntilPaid = ['book', 'card charged'] as const;
const eventsUntilShipment = ['book', 'card charged, to be sent'] as const;
const eventsUntilHandOver = [...eventsUntilPaid, 'enter the hand-over code'] as const;
const eventsUntilReport = [...eventsUntilHandOver, 'report'] as const;

describeFlow({
  machine: orderMachine,
  events,
  states: {
    [open]: [],
    [reserved]: ['reserve'],
    [booked]: ['book'],
    [paying]: ['book', 'card authorized'],
    [payingUnbooked]: ['card authorized'],
    [awaitingHandOver]: eventsUntilPaid,
    [cancellationRequested]: [...eventsUntilPaid, 'ask to cancel'],
    [handOverClaimed]: [...eventsUntilPaid, 'claim the hand-over'],
    [handOverUnconfirmed]: [...eventsUntilPaid, 'claim the hand-over', 'time over'],
    [awaitingShipment]: eventsUntilShipment,
    [shipped]: [...eventsUntilShipment, 'ship'],
    [deliveryClaimed]: [...eventsUntilShipment, 'ship', 'show the delivery'],
    [arrivalUnconfirmed]: [...eventsUntilShipment, 'ship', 'time over'],
    [inspecting]: eventsUntilHandOver,
    [partRefundFailed]: [...eventsUntilHandOver, 'refund fails'],
    [reported]: eventsUntilReport,
    [returnOffered]: [...eventsUntilReport, 'offer a return'],
    [underReview]: [...eventsUntilReport, 'contest the report'],
    [returning]: [...eventsUntilReport, 'offer a return', 'accept the return'],
    [returnShipped]: [...eventsUntilReport, 'offer a return', 'accept the return', 'send it back'],
    [completed]: [...eventsUntilHandOver, 'accept'],
    [bankDispute]: [...eventsUntilPaid, 'bank withdraws'],
    [bankDisputeWon]: [...eventsUntilPaid, 'bank withdraws', 'bank for the seller'],
    [refunding]: [...eventsUntilPaid, 'cancel as the seller'],
    [refundFailed]: [...eventsUntilPaid, 'cancel as the seller', 'refund fails'],
    [refunded]: [...eventsUntilPaid, 'money refunded'],
    [settled]: [...eventsUntilPaid, 'cancel as the seller', 'refund fails', 'settle'],
    [cancelled]: ['book', 'cancel as the buyer'],
    [lapsed]: ['book', 'time over'],
  },
  rows: [
    row('is reserved at the price that both agreed on', [open, 'reserve', reserved], {
      tags: unpaidTags,
      effects: [notify('reserved', 'buyer', 'seller')],
    }),
    row('is booked', [[open, reserved], 'book', booked], {
      tags: unpaidTags,
      effects: [notify('booked', 'seller', 'buyer')],
    }),
    row(
      'is reserved for a buyer who pays without a booking',
      [open, 'card authorized', payingUnbooked],
      {
        tags: unpaidTags,
      },
    ),
    row('is reserved while the card is charged', [[reserved, booked], 'card authorized', paying], {
      tags: unpaidTags,
    }),
    row(
      'is paid and unlisted, and gets the code of the hand-over',
      [[open, ...unpaidStates], 'card charged', awaitingHandOver],
      { tags: paidTags, effects: [unlist, notify('paid', 'buyer', 'seller'), issueHandOverCode] },
    ),

    row(
      'is for a meeting when it is paid without a booking',
      [[open, reserved, payingUnbooked], 'card charged, to be sent', awaitingHandOver],
      { tags: paidTags, effects: [unlist, notify('paid', 'buyer', 'seller'), issueHandOverCode] },
    ),

    row('stores another number and place', [booked, 'change', booked], {
      tags: unpaidTags,
      effects: [['storeContact', contact], notify('changed', 'seller')],
    }),
    row('reminds the buyer to pay', [booked, 'reminder due', booked], {
      tags: unpaidTags,
      effects: [notify('lapsesSoon', 'buyer')],
    }),
    row('lapses when it is not paid in time', [[reserved, booked], 'time over', lapsed], {
      tags: endedTags,
      effects: [notify('lapsed', 'buyer', 'seller'), cancelPayments],
    }),
    row('is cancelled by the buyer', [unpaidStates, 'cancel as the buyer', cancelled], {
      tags: endedTags,
      effects: [notify('cancelled', 'seller'), cancelPayments],
    }),
    row('is declined by the seller', [unpaidStates, 'cancel as the seller', cancelled], {
      tags: endedTags,
      effects: [notify('cancelled', 'buyer'), cancelPayments],
    }),
    ...unpaidStates.flatMap((state) => closureRows(state, cancelled, endedTags, cancelPayments)),
    row('stays booked when the card is not charged', [paying, 'card not charged', booked], {
      tags: unpaidTags,
    }),
    row(
      'is cancelled when the card is not charged',
      [payingUnbooked, 'card not charged', cancelled],
      { tags: endedTags, effects: [cancelPayments] },
    ),
    ...(['card charged', 'card charged, to be sent'] as const).map((on) =>
      row(`refunds a charge made at the same time: ${on}`, [cancelled, on, refunding], {
        tags: inRefundTags,
        effects: [notify('refunding', 'buyer'), refund],
      }),
    ),

    row(
      'is handed over with the code',
      [
        [awaitingHandOver, cancellationRequested, handOverClaimed, handOverUnconfirmed],
        'enter the hand-over code',
        inspecting,
      ],
      { tags: paidTags, effects: [notify('handedOver', 'buyer')] },
    ),
    row(
      'asks the buyer about a hand-over without the code',
      [[awaitingHandOver, cancellationRequested], 'claim the hand-over', handOverClaimed],
      { tags: paidTags, effects: [notify('handOverClaimed', 'buyer')] },
    ),
    row(
      'asks the seller to agree to the cancellation',
      [awaitingHandOver, 'ask to cancel', cancellationRequested],
      {
        tags: paidTags,
        effects: [notify('cancellationRequested', 'seller')],
      },
    ),
    row(
      'is refunded when the seller cancels',
      [[awaitingHandOver, handOverClaimed, handOverUnconfirmed], 'cancel as the seller', refunding],
      { tags: inRefundTags, effects: [notify('cancelled', 'buyer'), refund] },
    ),
    row('reminds both of the hand-over', [awaitingHandOver, 'reminder due', awaitingHandOver], {
      tags: paidTags,
      effects: [notify('handOverDue', 'buyer', 'seller')],
    }),
    row(
      'is refunded when it is not handed over in time',
      [awaitingHandOver, 'time over', refunding],
      {
        tags: inRefundTags,
        effects: [notify('notHandedOver', 'buyer', 'seller'), refund],
      },
    ),
    row(
      'is refunded when the seller agrees',
      [cancellationRequested, 'agree to cancel', refunding],
      {
        tags: inRefundTags,
        effects: [notify('cancelled', 'buyer'), refund],
      },
    ),
    row(
      'goes on when the buyer no longer asks to cancel',
      [cancellationRequested, 'withdraw the request', awaitingHandOver],
      { tags: paidTags, effects: [notify('cancellationWithdrawn', 'seller'), issueHandOverCode] },
    ),
    row(
      'goes on when the seller declines',
      [cancellationRequested, 'decline to cancel', awaitingHandOver],
      {
        tags: paidTags,
        effects: [notify('cancellationDeclined', 'buyer'), issueHandOverCode],
      },
    ),
    row(
      'is refunded when the seller does not answer',
      [cancellationRequested, 'time over', refunding],
      {
        tags: inRefundTags,
        effects: [notify('refunding', 'buyer', 'seller'), refund],
      },
    ),
    ...[awaitingHandOver, cancellationRequested, handOverClaimed, handOverUnconfirmed].flatMap(
      (state) => closureRows(state, refunding, inRefundTags, refund),
    ),

    row(
      'is paid, and waits for the seller to send it',
      [[booked, paying], 'card charged, to be sent', awaitingShipment],
      {
        tags: paidTags,
        effects: [unlist, announceShipment, notify('toBeShipped', 'buyer', 'seller')],
      },
    ),
    row('stores a corrected address', [awaitingShipment, 'change the address', awaitingShipment], {
      tags: paidTags,
      effects: [
        ['storeAddress', address],
        announceShipment,
        notify('addressChanged', 'buyer', 'seller'),
      ],
    }),
    row('is sent', [awaitingShipment, 'ship', shipped], {
      tags: paidTags,
      effects: [notify('shipped', 'buyer')],
    }),
    row(
      'is refunded when the buyer cancels before it is sent',
      [awaitingShipment, 'cancel as the buyer', refunding],
      { tags: inRefundTags, effects: [notify('cancelled', 'seller'), refund] },
    ),
    row(
      'is refunded when the seller does not send it',
      [awaitingShipment, 'time over', refunding],
      {
        tags: inRefundTags,
        effects: [notify('notShipped', 'buyer', 'seller'), refund],
      },
    ),
    row('reminds the seller to send it', [awaitingShipment, 'reminder due', awaitingShipment], {
      tags: paidTags,
      effects: [notify('shipmentDue', 'seller')],
    }),
    ...closureRows(awaitingShipment, refunding, inRefundTags, refund),
    row(
      'is cancelled by the seller before it is sent',
      [awaitingShipment, 'cancel as the seller', refunding],
      { tags: inRefundTags, effects: [notify('cancelled', 'buyer'), refund] },
    ),
    ...underWayStates.flatMap((from) => [
      row('has another tracking number', [from, 'correct the parcel', from], {
        tags: paidTags,
        effects: [notify('parcelCorrected', 'buyer')],
      }),
      row('is refunded when the parcel comes back', [from, 'parcel came back', refunding], {
        tags: inRefundTags,
        effects: [notify('parcelCameBack', 'buyer'), refund],
      }),
    ]),
    row('asks the buyer about the arrival', [shipped, 'reminder due', shipped], {
      tags: paidTags,
      effects: [notify('arrivalDue', 'buyer')],
    }),
    row('goes to the admin without an answer', [shipped, 'time over', arrivalUnconfirmed], {
      tags: paidTags,
      ...needsReview('buyer', 'seller', 'admins'),
    }),
    row(
      'asks the buyer about a delivery that the seller shows',
      [[shipped, arrivalUnconfirmed], 'show the delivery', deliveryClaimed],
      { tags: paidTags, effects: [notify('deliveryClaimed', 'buyer')] },
    ),
    row('asks about it again', [deliveryClaimed, 'reminder due', deliveryClaimed], {
      tags: paidTags,
      effects: [notify('deliveryClaimed', 'buyer')],
    }),
    row('is taken as received without an answer', [deliveryClaimed, 'time over', inspecting], {
      tags: paidTags,
      effects: [notify('takenAsReceived', 'buyer', 'seller')],
    }),
    row('is sent back', [returning, 'send it back', returnShipped], {
      tags: reportedTags,
      effects: [notify('returnShipped', 'seller')],
    }),
    row('asks the seller about the return', [returnShipped, 'reminder due', returnShipped], {
      tags: reportedTags,
      effects: [notify('returnArrivalDue', 'seller')],
    }),
    row(
      'is refunded when the seller has it back',
      [returnShipped, 'receive the return', refunding],
      { tags: inRefundTags, effects: [notify('refunding', 'buyer'), refund] },
    ),

    row(
      'is handed over when the buyer confirms it',
      [[handOverClaimed, handOverUnconfirmed, ...underWayStates], 'receive', inspecting],
      { tags: paidTags, effects: [notify('received', 'seller')] },
    ),
    row('asks the buyer again', [handOverClaimed, 'reminder due', handOverClaimed], {
      tags: paidTags,
      effects: [notify('receiptUnconfirmed', 'buyer')],
    }),
    row(
      'goes to the admin when the buyer does not answer',
      [handOverClaimed, 'time over', handOverUnconfirmed],
      {
        tags: paidTags,
        ...needsReview('buyer', 'seller', 'admins'),
      },
    ),
    row(
      'has a problem that the buyer reports',
      [[handOverClaimed, handOverUnconfirmed, inspecting, ...underWayStates], 'report', reported],
      { tags: reportedTags, effects: [notify('reported', 'seller')] },
    ),

    row('is completed when everything is fine', [inspecting, 'accept', completed], {
      tags: completedTags,
      effects: [notify('completed', 'seller')],
    }),
    row('reminds the buyer to check it', [inspecting, 'reminder due', inspecting], {
      tags: paidTags,
      effects: [notify('inspectionEnds', 'buyer')],
    }),
    row('is completed without a report in time', [inspecting, 'time over', completed], {
      tags: completedTags,
      effects: [notify('completed', 'buyer', 'seller')],
    }),

    ...reportStates.flatMap((from) => [
      row('is completed when the report is withdrawn', [from, 'withdraw the report', completed], {
        tags: completedTags,
        effects: [notify('completed', 'seller')],
      }),
      row(
        'is refunded when the seller accepts the report',
        [from, 'accept the report', refunding],
        {
          tags: inRefundTags,
          effects: [notify('refunding', 'buyer'), refund],
        },
      ),
    ]),
    row('is refunded by the admin', [reviewStates, 'refund as the admin', refunding], {
      tags: inRefundTags,
      effects: [notify('refunding', 'buyer', 'seller'), refund],
    }),
    row('is returned as the admin decides', [reviewStates, 'refund on return', returning], {
      tags: reportedTags,
      effects: [notify('returning', 'buyer', 'seller'), issueReturnCode],
    }),
    ...[
      ...reportStates.map((state) => [state, reportedTags] as const),
      ...[awaitingHandOver, cancellationRequested, handOverClaimed, handOverUnconfirmed].map(
        (state) => [state, paidTags] as const,
      ),
      ...shipmentStates.map((state) => [state, paidTags] as const),
      ...[inspecting, partRefundFailed, bankDisputeWon].map((state) => [state, paidTags] as const),
      [completed, completedTags] as const,
    ].flatMap(([state, tags]) => [
      row('goes on after the admin has refunded a part', [state, 'refund a part', state], {
        tags,
        effects: [['refundPart', { amount: 500 }], notify('partlyRefunded', 'buyer', 'seller')],
      }),
    ]),
    ...[
      ...reportStates.map((state) => [state, state, reportedTags] as const),
      ...[awaitingHandOver, cancellationRequested, handOverClaimed, handOverUnconfirmed].map(
        (state) => [state, state, paidTags] as const,
      ),
      ...shipmentStates.map((state) => [state, state, paidTags] as const),
      ...[partRefundFailed, bankDisputeWon].map((state) => [state, state, paidTags] as const),
      ...[inspecting, completed].map((state) => [state, partRefundFailed, paidTags] as const),
    ].map(([from, to, tags]) =>
      row('informs about a part that did not reach the buyer', [from, 'refund fails', to], {
        tags,
        effects: [notify('refundFailed', 'buyer', 'admins')],
      }),
    ),
    row('is completed by the admin', [reviewStates, 'release', completed], {
      tags: completedTags,
      effects: [notify('released', 'buyer', 'seller')],
    }),
    row('offers to take it back', [reported, 'offer a return', returnOffered], {
      tags: reportedTags,
      effects: [notify('returnOffered', 'buyer')],
    }),
    row(
      'goes to the admin when the seller contests the report',
      [[reported, returnShipped], 'contest the report', underReview],
      { tags: reportedTags, ...needsReview('buyer', 'admins') },
    ),
    row(
      'is returned when the buyer accepts the offer',
      [returnOffered, 'accept the return', returning],
      {
        tags: reportedTags,
        effects: [notify('returning', 'seller'), issueReturnCode],
      },
    ),
    row(
      'goes to the admin when the buyer declines the offer',
      [returnOffered, 'decline the return', underReview],
      { tags: reportedTags, ...needsReview('seller', 'admins') },
    ),
    row('reminds both of the return', [returning, 'reminder due', returning], {
      tags: reportedTags,
      effects: [notify('returnDue', 'buyer', 'seller')],
    }),
    row(
      'is refunded when it is returned with the code',
      [returning, 'enter the return code', refunding],
      {
        tags: inRefundTags,
        effects: [notify('refunding', 'buyer', 'seller'), refund],
      },
    ),
    row(
      'goes to the admin without an answer or a return in time',
      [[reported, returnOffered, returning, returnShipped], 'time over', underReview],
      { tags: reportedTags, ...needsReview('buyer', 'seller', 'admins') },
    ),

    row('waits for the bank', [saleStates, 'bank withdraws', bankDispute], {
      tags: paidTags,
      effects: [notify('bankDispute', 'seller', 'admins')],
    }),
    row(
      'goes to the admin after the bank decided for the seller',
      [bankDispute, 'bank for the seller', bankDisputeWon],
      { tags: paidTags, ...needsReview('buyer', 'seller', 'admins') },
    ),

    row('informs about a refund that failed', [refunding, 'refund fails', refundFailed], {
      tags: inRefundTags,
      effects: [notify('refundFailed', 'buyer', 'admins')],
    }),
    row(
      'requests the refund again',
      [[refunding, refundFailed], 'refund as the admin', refunding],
      {
        tags: inRefundTags,
        effects: [refund],
      },
    ),
    row(
      'is settled by an admin who returned the money in another way',
      [refundFailed, 'settle', settled],
      {
        tags: endedTags,
        effects: refundedEffects,
      },
    ),
    row(
      'needs a decision if the bank decides for the seller on appeal',
      [refunded, 'bank for the seller', bankDisputeWon],
      { tags: paidTags, ...needsReview('buyer', 'seller', 'admins') },
    ),
    row(
      'informs about a refund that the bank returned later',
      [refunded, 'refund fails', refundFailed],
      {
        tags: inRefundTags,
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
        { tags: endedTags, effects: refundedEffects },
      ),
    ),
  ],
});
