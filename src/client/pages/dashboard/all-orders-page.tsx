import { Link as ChakraLink, NativeSelect, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { orderStateLabels, orderStates } from '../../../contract/order-states';
import { routes } from '../../../contract/routes';
import type { Sale } from '../../../contract/sale';
import { current } from '../../api/api';
import { useAllSalesQuery } from '../../api/sales-api';
import { Moment } from '../../components/product/moment';
import { PriceText } from '../../components/product/price-text';
import { EmptyState } from '../../components/records/empty-state';
import type { Column } from '../../components/records/records-table';
import { OrderStateBadge } from '../../features/order/order-state';
import { paths } from '../../services/paths';
import { DashboardPage } from './dashboard-page';
import { pictureAndName } from './product-columns';
import { Records } from './records';

type Row = Sale & { _id: string };

const columns: readonly Column<Row>[] = [
  ...pictureAndName(({ productId }: Row) => productId),
  { heading: 'Buyer', cell: ({ buyerName }) => <bdi>{buyerName}</bdi> },
  { heading: 'Seller', cell: ({ sellerName }) => <bdi>{sellerName}</bdi> },
  { heading: 'Price', cell: ({ sellingPrice }) => <PriceText price={sellingPrice} /> },
  { heading: 'Ordered', cell: ({ bookedAt }) => <Moment date={bookedAt} /> },
  { heading: 'State', cell: ({ state }) => <OrderStateBadge state={state} /> },
  {
    heading: 'Order',
    onPhone: 'action',
    cell: ({ orderId, productName }) => (
      <ChakraLink asChild variant="underline" minHeight="6">
        <Link to={paths.order(orderId)} aria-label={`See the order of ${productName}`}>
          See the order
        </Link>
      </ChakraLink>
    ),
  },
];

/** Every order there is, or those of the state that the address names. */
export default function AllOrdersPage() {
  const [search, setSearch] = useSearchParams();
  const state = orderStates.find((each) => each === search.get('state'));
  const { currentData, ...query } = useAllSalesQuery({ state }, current);
  const rows = currentData?.map((sale) => ({ ...sale, _id: sale.orderId }));
  return (
    <DashboardPage title={routes.allOrders.title}>
      <NativeSelect.Root maxWidth="16rem">
        <NativeSelect.Field
          aria-label="State"
          bg="bg.panel"
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => setSearch(value ? { state: value } : {})}
        >
          <option value="">Every state</option>
          {orderStates.map((each) => (
            <option key={each} value={each}>
              {orderStateLabels[each]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Records
        what="all orders"
        query={{ ...query, data: rows }}
        columns={columns}
        empty={
          <EmptyState
            title={state ? 'No order is in this state' : 'Nobody has ordered anything yet'}
          >
            <Text color="fg.muted">What buyers book is kept here.</Text>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}
