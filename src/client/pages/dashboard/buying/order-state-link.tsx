import { Box, Flex } from '@chakra-ui/react';
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
    <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
      {state && <OrderStateBadge state={state} />}
      <Box order={{ md: '1' }} flexBasis={{ md: 'full' }} _empty={{ display: 'none' }}>
        <OrderDeadline state={state} deadline={deadline} role={role} short />
      </Box>
      <OrderLink orderId={orderId} productName={productName} />
    </Flex>
  );
}
