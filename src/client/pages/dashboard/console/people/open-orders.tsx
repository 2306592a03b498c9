import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Sale } from '../../../../../contract/buying/sale';
import {
  blocksAccountClosing,
  type AccountClosingEvent,
} from '../../../../../contract/privacy/account-closing';
import { loadFailureReason } from '../../../../api/request-failure';
import { refetchOnMount } from '../../../../api/api';
import { useOpenSalesQuery } from '../../../../api/sales-api';
import { FailureNote } from '../../../../components/forms/failure-note';
import { LoadingStatus } from '../../../../components/loading/loading-status';
import { OrderLink } from '../../../../features/order/order-link';
import { describeClosedOrder } from './account-closing';

export interface OpenOrdersProps {
  userId: string;
  closingEvent: AccountClosingEvent;
}

/** The open orders of a user, each with the consequence of deleting the user. */
export function OpenOrders({ userId, closingEvent }: OpenOrdersProps) {
  const { currentData: sales, error } = useOpenSalesQuery(userId, refetchOnMount);
  if (error && !sales) {
    return (
      <FailureNote>{`We could not load their open orders. ${loadFailureReason(error)}`}</FailureNote>
    );
  }
  if (!sales) {
    return (
      <LoadingStatus label="Loading their open orders">
        <Skeleton height="12" />
      </LoadingStatus>
    );
  }
  if (sales.length === 0) return <Text>They have no open orders.</Text>;
  const undecidedSales = sales.filter(({ state }) => blocksAccountClosing(state, closingEvent));
  const otherSales = sales.filter((sale) => !undecidedSales.includes(sale));
  return (
    <Stack gap="4">
      {undecidedSales.length > 0 && (
        <Stack gap="2">
          <FailureNote>Decide these orders first</FailureNote>
          <OrderList label="Orders to decide" sales={undecidedSales}>
            {(sale) => <OrderLink {...sale} />}
          </OrderList>
        </Stack>
      )}
      {otherSales.length > 0 && (
        <Stack gap="2">
          <Text>
            {otherSales.length === 1
              ? 'Their open order:'
              : `Their ${otherSales.length} open orders:`}
          </Text>
          <OrderList label="Open orders" sales={otherSales}>
            {({ state }) => (
              <Text textStyle="sm" color="fg.muted">
                {describeClosedOrder(state, closingEvent)}
              </Text>
            )}
          </OrderList>
        </Stack>
      )}
    </Stack>
  );
}

interface OrderListProps {
  label: string;
  sales: readonly Sale[];
  children: (sale: Sale) => ReactElement;
}

function OrderList({ label, sales, children }: OrderListProps) {
  return (
    <Stack
      as="ul"
      aria-label={label}
      listStyleType="none"
      gap="2"
      maxHeight="40vh"
      overflowY="auto"
      // Focusable, so that the list can be scrolled by keyboard.
      tabIndex={0}
    >
      {sales.map((sale) => (
        <Box as="li" key={sale.orderId} overflowWrap="anywhere">
          <Text fontWeight="500">
            <bdi>{sale.productName}</bdi>
          </Text>
          {children(sale)}
        </Box>
      ))}
    </Stack>
  );
}
