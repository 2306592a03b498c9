import { availableActions } from '../../../../src/client/features/order/available-actions';
import { isPayable } from '../../../../src/client/features/order/order-predicates';
import { orderStates } from '../../../../src/contract/order-states';

test('each side is offered exactly the events that the machine accepts from it', () => {
  const offered = orderStates.map((state) => [
    state,
    ...(['buyer', 'seller', 'admin'] as const).map((side) =>
      availableActions(state, side).join(', '),
    ),
  ]);
  const decisions = 'admin.refundOnReturn, admin.refund, admin.release';
  expect(offered).toEqual([
    ['open', '', '', ''],
    ['booked', 'buyer.change, buyer.cancel', 'seller.cancel', ''],
    ['paying', 'buyer.cancel', 'seller.cancel', ''],
    ['payingUnbooked', 'buyer.cancel', 'seller.cancel', ''],
    [
      'awaitingHandOver',
      'buyer.requestCancellation',
      'seller.handOver, seller.claimHandOver, seller.cancel',
      '',
    ],
    [
      'cancellationRequested',
      '',
      'seller.handOver, seller.claimHandOver, seller.agreeToCancel, seller.declineToCancel',
      '',
    ],
    ['handOverClaimed', 'buyer.receive, buyer.report', 'seller.handOver, seller.cancel', ''],
    [
      'handOverUnconfirmed',
      'buyer.receive, buyer.report',
      'seller.handOver, seller.cancel',
      decisions,
    ],
    ['inspecting', 'buyer.accept, buyer.report', '', ''],
    [
      'reported',
      'buyer.withdrawReport',
      'seller.offerReturn, seller.acceptReport, seller.contestReport',
      decisions,
    ],
    [
      'returnOffered',
      'buyer.acceptReturn, buyer.declineReturn, buyer.withdrawReport',
      'seller.acceptReport',
      decisions,
    ],
    ['underReview', 'buyer.withdrawReport', 'seller.acceptReport', decisions],
    ['returning', 'buyer.giveBack, buyer.withdrawReport', 'seller.acceptReport', decisions],
    ['bankDispute', '', '', ''],
    ['bankDisputeWon', '', '', decisions],
    ['refunding', '', '', 'admin.refund'],
    ['refundFailed', '', '', 'admin.refund, admin.settle'],
    ['completed', '', '', ''],
    ['refunded', '', '', ''],
    ['settled', '', '', ''],
    ['cancelled', '', '', ''],
    ['lapsed', '', '', ''],
  ]);
});

test('only a booked order can be paid', () => {
  expect(orderStates.filter(isPayable)).toEqual(['open', 'booked']);
});
