import { HStack, Stack } from '@chakra-ui/react';
import type { OrderState } from '../../../../contract/order.machine';
import type { OrderRole } from '../../../../contract/buying/sale';
import { OrderDeadline } from '../../../features/order/order-deadline';
import { OrderLink } from '../../../features/order/order-link';
import { OrderStateBadge } from '../../../features/order/order-state';

interface OrderStateLinkProps {
  orderId: string;
  productName: string;
  state?: OrderState | undefined;
  deadline?: string | null | undefined;
  /** The viewer's role in the order. */
  role: OrderRole;
}

/** The state of an order and its deadline, with a link to its page. */
export function OrderStateLink(props: OrderStateLinkProps) {
  const { orderId, productName, state, deadline, role } = props;
  return (
    <HStack columnGap="3" rowGap="1" flexWrap="wrap" align="start">
      <Stack gap="1" align="start">
        {state && <OrderStateBadge state={state} />}
        <OrderDeadline state={state} deadline={deadline} role={role} short />
      </Stack>
      <OrderLink orderId={orderId} productName={productName} />
    </HStack>
  );
}
