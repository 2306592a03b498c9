import { Stack, Text } from '@chakra-ui/react';
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
import { hasCapability } from '../../services/configuration';
import { productPathForStaff } from '../../services/product-path-for-staff';
import { DashboardPage } from './dashboard-page';
import { ExpandableRecords, useVisibleCount } from './expandable-records';
import { OrderStateLink } from './order-state-link';
import { OrdersUser } from './orders-user';
import { pictureAndNameColumns } from './product-table-columns';
import { FilterSelects, type Filter } from './reports/filter-selects';
import { UserLink } from './user-link';

type Row = Sale & { _id: string };
const toRow = (sale: Sale): Row => ({ ...sale, _id: sale.orderId });

const columns: readonly Column<Row>[] = [
  ...pictureAndNameColumns(({ productId }: Row) => productId, productPathForStaff),
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

const filters: readonly Filter[] = [
  { name: 'state', label: 'State', all: 'Every state', options: orderStateLabels },
];

/** All orders, or those of a state or a user. The URL has the filters. */
export default function AllOrdersPage() {
  const [search] = useSearchParams();
  const visibleCount = useVisibleCount();
  const state = orderStates.find((each) => each === search.get('state'));
  const user = (hasCapability('userAdministration') && search.get('user')) || undefined;
  return (
    <DashboardPage title={routes.allOrders.title}>
      <FilterSelects label="the orders" filters={filters} />
      {user && <OrdersUser id={user} />}
      <Orders key={`${state} ${user}`} state={state} user={user} visibleCount={visibleCount} />
    </DashboardPage>
  );
}

interface OrdersProps {
  state: OrderState | undefined;
  /** The id of the user whose orders are listed. */
  user: string | undefined;
  /** The number of visible orders. */
  visibleCount: number;
}

function Orders({ state, user, visibleCount }: OrdersProps) {
  const { data, currentData, ...query } = useAllSalesQuery(
    { ...(state && { state }), ...(user && { user }), visibleCount },
    refetchOnMount,
  );
  return (
    <ExpandableRecords
      label="all orders"
      itemsLabel="orders"
      columns={columns}
      query={{ ...query, data: data?.map(toRow), currentData: currentData?.map(toRow) }}
      visibleCount={visibleCount}
      tableFrom="xl"
      empty={
        <EmptyState title={emptyTitle({ state, user })}>
          <Text color="fg.muted">Orders appear here as soon as buyers book.</Text>
        </EmptyState>
      }
    />
  );
}

function emptyTitle({ state, user }: Pick<OrdersProps, 'state' | 'user'>): string {
  if (state) return user ? 'No order of this user is in this state' : 'No order is in this state';
  return user ? 'This user has no orders' : 'No orders yet';
}
