import { HStack, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { OrderState } from '../../../contract/order.machine';
import { OrderStateBadge } from '../../features/order/order-state';
import { paths } from '../../services/paths';

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
      <ChakraLink asChild variant="underline" minHeight="6">
        <Link to={paths.order(orderId)} aria-label={`See the order of ${productName}`}>
          See the order
        </Link>
      </ChakraLink>
    </HStack>
  );
}
