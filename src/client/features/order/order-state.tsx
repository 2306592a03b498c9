import { Badge } from '@chakra-ui/react';
import { orderStateLabels } from '../../../contract/order-states';
import type { OrderState } from '../../../contract/order.machine';

const palettes: Partial<Record<OrderState, 'green' | 'red' | 'gray'>> = {
  paid: 'green',
  handedOver: 'green',
  completed: 'green',
  disputed: 'red',
  bankDispute: 'red',
  owed: 'red',
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
