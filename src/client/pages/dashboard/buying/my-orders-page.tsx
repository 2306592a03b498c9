import { Badge, Button, HStack, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import type { Order } from '../../../../contract/buying/order';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { freshFor5Minutes } from '../../../api/api';
import { useMyOrdersQuery } from '../../../api/orders-api';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { EmptyState } from '../../../components/records/empty-state';
import { PriceText } from '../../../components/product/price-text';
import type { Column } from '../../../components/records/records-table';
import { isReserving, isPayable } from '../../../features/order/order-predicates';
import { hasCapability } from '../../../services/configuration';
import { browsePath } from '../../../services/paths/browse-path';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { OrderStateLink } from './order-state-link';
import { productTableColumns } from '../records/product-table-columns';
import { Records } from '../records/records';

const productColumns: readonly Column<Order>[] = [
  ...productTableColumns(({ productId }: Order) => productId),
  {
    heading: 'Price',
    cardArea: 'value',
    cell: ({ sellingPrice, currency }) => <PriceText price={sellingPrice} currency={currency} />,
  },
];
const paymentColumn: Column<Order> = {
  heading: 'Payment',
  cardArea: 'action',
  cell: (order) => <OrderPayment order={order} />,
};
const stateColumn: Column<Order> = {
  heading: 'State',
  cardArea: 'value',
  cell: ({ _id, ...order }) => <OrderStateLink orderId={_id} role="buyer" {...order} />,
};

/** The Pay Now button, a link to the receipt, or the reason why neither is available. */
function OrderPayment({ order }: { order: Order }) {
  const { paid, sellerClosed, productId, productName, state } = order;
  if (state && !isReserving(state)) return null;
  const closedNote = sellerClosed && (
    <Text textStyle="xs" color="fg.muted">
      The seller's account was closed.
    </Text>
  );
  if (paid) {
    return (
      <Stack gap="1">
        <HStack gap="3">
          {/* The State column may already say so. */}
          {state !== 'awaitingHandOver' && state !== 'awaitingShipment' && (
            <Badge colorPalette="green" size="lg">
              Paid
            </Badge>
          )}
          <ChakraLink asChild variant="underline" minHeight="6">
            <Link to={paths.payment(productId)} aria-label={`Receipt for ${productName}`}>
              Receipt
            </Link>
          </ChakraLink>
        </HStack>
        {closedNote}
      </Stack>
    );
  }
  if (closedNote) {
    return (
      <Stack gap="1" align="start">
        <Badge size="lg">No longer for sale</Badge>
        {closedNote}
      </Stack>
    );
  }
  if (state && !isPayable(state)) return null;
  return (
    <Button asChild size="sm">
      <Link to={paths.payment(productId)} aria-label={`Pay Now for ${productName}`}>
        Pay Now
      </Link>
    </Button>
  );
}

export default function MyOrdersPage() {
  const { uid } = useSignedInUser();
  const hasOrders = hasCapability('extensions');
  const query = useMyOrdersQuery({ uid, ended: hasOrders }, freshFor5Minutes);
  return (
    <DashboardPage title={routes.myOrders.title}>
      <Records
        label="your orders"
        query={query}
        columns={
          hasOrders
            ? [...productColumns, stateColumn, paymentColumn]
            : [...productColumns, paymentColumn]
        }
        empty={
          <EmptyState title="You haven't booked anything yet">
            <Text color="fg.muted">{inGoodsWords('Watches you book appear here.')}</Text>
            <Button asChild variant="outline">
              <Link to={browsePath()}>{inGoodsWords('Find a watch')}</Link>
            </Button>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}
