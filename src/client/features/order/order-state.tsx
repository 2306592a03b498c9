import { Badge } from '@chakra-ui/react';
import { orderStateLabels } from '../../../contract/order-states';
import type { OrderState } from '../../../contract/order.machine';

const palettes: Partial<Record<OrderState, 'green' | 'red' | 'yellow'>> = {
  booked: 'yellow',
  paid: 'green',
  handedOver: 'green',
  completed: 'green',
  disputed: 'red',
  bankDispute: 'red',
};

/** Where an order stands, as people call it. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  return (
    <Badge colorPalette={palettes[state] ?? 'gray'} size="lg">
      {orderStateLabels[state]}
    </Badge>
  );
}
