import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Sale } from '../../../../../contract/buying/sale';
import { requestFailureMessage } from '../../../../api/request-failure';
import { refetchOnMount } from '../../../../api/api';
import { useOpenSalesQuery } from '../../../../api/sales-api';
import { FailureNote } from '../../../../components/forms/failure-note';
import { LoadingStatus } from '../../../../components/loading/loading-status';
import { OrderLink } from '../../../../features/order/order-link';
import { blocksDeletion, describeClosedOrder, type AccountClosingEvent } from './account-closing';

export interface OpenOrdersProps {
  userId: string;
  closingEvent: AccountClosingEvent;
}

/** The open orders of a user, each with the consequence of deleting the user. */
export function OpenOrders({ userId, closingEvent }: OpenOrdersProps) {
  const { currentData: sales, error } = useOpenSalesQuery(userId, refetchOnMount);
  if (error && !sales) {
    return (
      <FailureNote>{`We could not load their open orders. ${requestFailureMessage(error)}`}</FailureNote>
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
  const reportedSales = sales.filter(({ state }) => blocksDeletion(state));
  const otherSales = sales.filter(({ state }) => !blocksDeletion(state));
  return (
    <Stack gap="4">
      {reportedSales.length > 0 && (
        <Stack gap="2">
          <FailureNote>Decide the reported problem first</FailureNote>
          <OrderList label="Orders with a reported problem" sales={reportedSales}>
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
