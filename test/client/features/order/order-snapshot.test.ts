import { availableActions } from '../../../../src/client/features/order/available-actions';
import { isPayable } from '../../../../src/client/features/order/order-snapshot';
import { orderStates } from '../../../../src/contract/order-states';
import type { OrderContext } from '../../../../src/contract/order-context';

const context: OrderContext = {
  isBooked: true,
  isReminded: false,
  isHandedOver: false,
  isBankDone: false,
};

test('each side is offered exactly the events that the machine accepts from it', () => {
  const offered = orderStates.map((state) => [
    state,
    ...(['buyer', 'seller', 'admin'] as const).map((side) =>
      availableActions({ state, context }, side).join(', '),
    ),
  ]);
  expect(offered).toEqual([
    ['open', '', '', ''],
    ['booked', 'buyer.change, buyer.cancel', 'seller.cancel', ''],
    ['paying', 'buyer.cancel', 'seller.cancel', ''],
    ['cancelling', '', '', ''],
    ['paid', 'buyer.receive, buyer.dispute, buyer.cancel', 'seller.handOver, seller.cancel', ''],
    ['handedOver', 'buyer.receive, buyer.dispute', '', ''],
    ['disputed', 'buyer.receive', 'seller.cancel', 'admin.refund, admin.release'],
    ['bankDispute', '', '', ''],
    ['refunding', '', '', 'admin.refund'],
    ['owed', '', '', 'admin.refund, admin.settle'],
    ['refundingAgain', '', '', 'admin.refund'],
    ['completed', '', '', ''],
    ['refunded', '', '', ''],
    ['settled', '', '', ''],
    ['cancelled', '', '', ''],
    ['lapsed', '', '', ''],
  ]);
});

test('only a booked order can be paid', () => {
  expect(orderStates.filter((state) => isPayable({ state }))).toEqual(['open', 'booked']);
});
