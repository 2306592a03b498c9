import { Badge } from '@chakra-ui/react';
import { orderStateLabels } from '../../../contract/buying/order-states';
import type { OrderState } from '../../../contract/order.machine';

const palettes: Partial<Record<OrderState, 'green' | 'red' | 'gray'>> = {
  awaitingHandOver: 'green',
  awaitingShipment: 'green',
  shipped: 'green',
  inspecting: 'green',
  completed: 'green',
  reported: 'red',
  returnOffered: 'red',
  underReview: 'red',
  returning: 'red',
  returnShipped: 'red',
  handOverUnconfirmed: 'red',
  arrivalUnconfirmed: 'red',
  bankDispute: 'red',
  bankDisputeWon: 'red',
  partRefundFailed: 'red',
  refundFailed: 'red',
  refunded: 'gray',
  settled: 'gray',
  cancelled: 'gray',
  lapsed: 'gray',
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  const colorPalette = palettes[state];
  return (
    <Badge {...(colorPalette && { colorPalette })} size="lg">
      {orderStateLabels[state]}
    </Badge>
  );
}
