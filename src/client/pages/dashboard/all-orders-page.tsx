import { NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { OrderState } from '../../../contract/order.machine';
import { orderStateLabels, orderStates } from '../../../contract/order-states';
import { routes } from '../../../contract/routes';
import type { Sale } from '../../../contract/sale';
import { refetchOnMount } from '../../api/api';
import { useAllSalesQuery } from '../../api/sales-api';
import { DateTime } from '../../components/product/date-time';
import { PriceText } from '../../components/product/price-text';
import { EmptyState } from '../../components/records/empty-state';
import type { Column } from '../../components/records/records-table';
import { OrderFlagBadges } from '../../features/order/order-flags';
import { DashboardPage } from './dashboard-page';
import { ExpandableRecords, useVisibleCount } from './expandable-records';
import { OrderStateLink } from './order-state-link';
import { pictureAndNameColumns } from './product-table-columns';
import { UserLink } from './user-link';

type Row = Sale & { _id: string };
const toRow = (sale: Sale): Row => ({ ...sale, _id: sale.orderId });

const columns: readonly Column<Row>[] = [
  ...pictureAndNameColumns(({ productId }: Row) => productId),
  {
    heading: 'Buyer',
    cell: ({ buyerName, buyerId }) => <UserLink name={buyerName} id={buyerId} />,
  },
  {
    heading: 'Seller',
    cell: ({ sellerName, sellerId }) => <UserLink name={sellerName} id={sellerId} />,
  },
  { heading: 'Price', cell: ({ sellingPrice }) => <PriceText price={sellingPrice} /> },
  { heading: 'Ordered', cell: ({ bookedAt }) => <DateTime date={bookedAt} /> },
  {
    heading: 'State',
    cell: (sale) => (
      <Stack gap="1.5">
        <OrderStateLink role="admin" {...sale} />
        <OrderFlagBadges flags={sale.flags} />
      </Stack>
    ),
  },
];

/** All orders, or those in the state that the URL selects. */
export default function AllOrdersPage() {
  const [search, setSearch] = useSearchParams();
  const visibleCount = useVisibleCount();
  const state = orderStates.find((each) => each === search.get('state'));
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
      <OrdersInState key={state} state={state} visibleCount={visibleCount} />
    </DashboardPage>
  );
}

interface OrdersInStateProps {
  state: OrderState | undefined;
  /** The number of visible orders. */
  visibleCount: number;
}

function OrdersInState({ state, visibleCount }: OrdersInStateProps) {
  const { data, currentData, ...query } = useAllSalesQuery({ state, visibleCount }, refetchOnMount);
  return (
    <ExpandableRecords
      label="all orders"
      itemsLabel="orders"
      columns={columns}
      query={{ ...query, data: data?.map(toRow), currentData: currentData?.map(toRow) }}
      visibleCount={visibleCount}
      tableFrom="xl"
      empty={
        <EmptyState title={state ? 'No order is in this state' : 'No orders yet'}>
          <Text color="fg.muted">Orders appear here as soon as buyers book.</Text>
        </EmptyState>
      }
    />
  );
}
