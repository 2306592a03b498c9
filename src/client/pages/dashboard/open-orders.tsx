import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { requestFailureMessage } from '../../api/request-failure';
import { refetchOnMount } from '../../api/api';
import { useOpenSalesQuery } from '../../api/sales-api';
import { FailureNote } from '../../components/forms/failure-note';
import { LoadingStatus } from '../../components/loading/loading-status';
import { describeClosedOrder, type AccountClosingEvent } from './account-closing';

interface OpenOrdersProps {
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
  return (
    <Stack gap="2">
      <Text>{sales.length === 1 ? 'Their open order:' : `Their ${sales.length} open orders:`}</Text>
      <Stack
        as="ul"
        aria-label="Open orders"
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
            <Text textStyle="sm" color="fg.muted">
              {describeClosedOrder(sale, closingEvent)}
            </Text>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
