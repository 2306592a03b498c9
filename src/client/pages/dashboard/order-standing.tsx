import { HStack } from '@chakra-ui/react';
import type { OrderState } from '../../../contract/order.machine';
import { OrderLink } from '../../features/order/order-link';
import { OrderStateBadge } from '../../features/order/order-state';

interface OrderStandingProps {
  orderId: string;
  productName: string;
  state?: OrderState | undefined;
}

/** Where an order stands, and the way to its page. */
export function OrderStanding({ orderId, productName, state }: OrderStandingProps) {
  return (
    <HStack gap="3" flexWrap="wrap">
      {state && <OrderStateBadge state={state} />}
      <OrderLink orderId={orderId} productName={productName} />
    </HStack>
  );
}
