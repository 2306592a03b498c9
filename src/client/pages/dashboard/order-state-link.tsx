import { HStack } from '@chakra-ui/react';
import type { OrderState } from '../../../contract/order.machine';
import { OrderLink } from '../../features/order/order-link';
import { OrderStateBadge } from '../../features/order/order-state';

interface OrderStateLinkProps {
  orderId: string;
  productName: string;
  state?: OrderState | undefined;
}

/** The state of an order, with a link to its page. */
export function OrderStateLink({ orderId, productName, state }: OrderStateLinkProps) {
  return (
    <HStack gap="3" flexWrap="wrap">
      {state && <OrderStateBadge state={state} />}
      <OrderLink orderId={orderId} productName={productName} />
    </HStack>
  );
}
