import { availableActions } from '../../../../src/client/features/order/available-actions';
import { isPayable } from '../../../../src/client/features/order/order-predicates';
import { orderStates } from '../../../../src/contract/buying/order-states';

test('each role is offered exactly the actions that the order machine accepts from it', () => {
  const actionsByState = orderStates.map((state) => [
    state,
    ...(['buyer', 'seller', 'admin'] as const).map((role) =>
      availableActions(state, role).join(', '),
    ),
  ]);
  const adminDecisions = 'admin.refundOnReturn, admin.refund, admin.refundPart, admin.release';
  // Each row: the state, then the actions of the buyer, the seller and the admin.
  expect(actionsByState).toEqual([
    ['open', '', '', ''],
    ['reserved', 'buyer.cancel', 'seller.cancel', ''],
    ['booked', 'buyer.change, buyer.cancel', 'seller.cancel', ''],
    ['paying', 'buyer.cancel', 'seller.cancel', ''],
    ['payingUnbooked', 'buyer.cancel', 'seller.cancel', ''],
    [
      'awaitingHandOver',
      'buyer.requestCancellation',
      'seller.handOver, seller.claimHandOver, seller.cancel',
      adminDecisions,
    ],
    [
      'cancellationRequested',
      'buyer.withdrawCancellation',
      'seller.handOver, seller.claimHandOver, seller.agreeToCancel, seller.declineToCancel',
      adminDecisions,
    ],
    [
      'handOverClaimed',
      'buyer.receive, buyer.report',
      'seller.handOver, seller.cancel',
      adminDecisions,
    ],
    [
      'handOverUnconfirmed',
      'buyer.receive, buyer.report',
      'seller.handOver, seller.cancel',
      adminDecisions,
    ],
    [
      'awaitingShipment',
      'buyer.changeAddress, buyer.cancel',
      'seller.ship, seller.cancel',
      adminDecisions,
    ],
    [
      'shipped',
      'buyer.receive, buyer.report',
      'seller.proveDelivery, seller.correctParcel, seller.parcelCameBack',
      adminDecisions,
    ],
    [
      'deliveryClaimed',
      'buyer.receive, buyer.report',
      'seller.correctParcel, seller.parcelCameBack',
      adminDecisions,
    ],
    [
      'arrivalUnconfirmed',
      'buyer.receive, buyer.report',
      'seller.proveDelivery, seller.correctParcel, seller.parcelCameBack',
      adminDecisions,
    ],
    ['inspecting', 'buyer.accept, buyer.report', '', adminDecisions],
    ['partRefundFailed', '', '', adminDecisions],
    [
      'reported',
      'buyer.withdrawReport',
      'seller.offerReturn, seller.acceptReport, seller.contestReport',
      adminDecisions,
    ],
    [
      'returnOffered',
      'buyer.acceptReturn, buyer.declineReturn, buyer.withdrawReport',
      'seller.acceptReport',
      adminDecisions,
    ],
    ['underReview', 'buyer.withdrawReport', 'seller.acceptReport', adminDecisions],
    [
      'returning',
      'buyer.giveBack, buyer.sendBack, buyer.withdrawReport',
      'seller.acceptReport',
      adminDecisions,
    ],
    [
      'returnShipped',
      'buyer.withdrawReport',
      'seller.receiveReturn, seller.acceptReport, seller.contestReport',
      adminDecisions,
    ],
    ['bankDispute', '', '', ''],
    ['bankDisputeWon', '', '', adminDecisions],
    ['refunding', '', '', 'admin.refund'],
    ['refundFailed', '', '', 'admin.refund, admin.settle'],
    ['completed', '', '', 'admin.refundPart'],
    ['refunded', '', '', ''],
    ['settled', '', '', ''],
    ['cancelled', '', '', ''],
    ['lapsed', '', '', ''],
  ]);
});

test('only an open, a reserved or a booked order can be paid', () => {
  expect(orderStates.filter(isPayable)).toEqual(['open', 'reserved', 'booked']);
});
