import { Flex, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { orderStateLabels, orderStates } from '../../../../contract/buying/order-states';
import { routes } from '../../../../contract/routes';
import type { Sale } from '../../../../contract/buying/sale';
import { refetchOnMount } from '../../../api/api';
import { salesApi, useAllSalesQuery, type AllSalesQuery } from '../../../api/sales-api';
import { startOfDay } from '../../../components/dates/start-of-day';
import { DateTime } from '../../../components/product/date-time';
import { PriceText } from '../../../components/product/price-text';
import { EmptyState } from '../../../components/records/empty-state';
import type { Column } from '../../../components/records/records-table';
import { OrderFlagBadges } from '../../../features/order/order-flags';
import { staffListingPath } from '../../../services/paths/staff-listing-path';
import { DashboardPage } from '../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../records/expandable-records';
import { AdminCsvExport } from '../records/admin-csv-export';
import { DateFilter } from '../records/date-filter';
import { OrderStateLink } from './order-state-link';
import { pictureAndNameColumns } from '../records/product-table-columns';
import { FilterSelects, type Filter } from '../records/filter-selects';
import { useSearchText } from '../records/use-search-text';
import { UserFilter } from '../console/people/user-filter';
import { UserLink } from '../console/people/user-link';
import { LinkedFilter } from '../records/linked-filter';
import { ProductLink } from '../records/product-link';

type Row = Sale & { _id: string };
const toRow = (sale: Sale): Row => ({ ...sale, _id: sale.orderId });

const columns: readonly Column<Row>[] = [
  ...pictureAndNameColumns(({ productId }: Row) => productId, staffListingPath),
  {
    heading: 'Buyer',
    cell: ({ buyerName, buyerId }) => <UserLink name={buyerName} id={buyerId} />,
  },
  {
    heading: 'Seller',
    cell: ({ sellerName, sellerId }) => <UserLink name={sellerName} id={sellerId} />,
  },
  {
    heading: 'Price',
    cardArea: 'value',
    cell: ({ sellingPrice, currency }) => <PriceText price={sellingPrice} currency={currency} />,
  },
  { heading: 'Ordered', cell: ({ bookedAt }) => <DateTime date={bookedAt} /> },
  {
    heading: 'State',
    cardArea: 'value',
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

/** All orders, or those of a search, a state, some days, a user or a product. The URL has the filters. */
export default function AllOrdersPage() {
  const [search] = useSearchParams();
  const state = orderStates.find((each) => each === search.get('state'));
  const user = search.get('user') || undefined;
  const product = search.get('product') || undefined;
  const text = useSearchText();
  const visibleCount = useVisibleCount();
  const bookedFrom = startOfDay(search.get('from') ?? '')?.toISOString();
  const bookedBefore = startOfDay(search.get('to') ?? '', 1)?.toISOString();
  const filterValues = {
    ...(text && { text }),
    ...(state && { state }),
    ...(bookedFrom && { bookedFrom }),
    ...(bookedBefore && { bookedBefore }),
    ...(user && { user }),
    ...(product && { product }),
  };
  const query: AllSalesQuery = { ...filterValues, visibleCount };
  return (
    <DashboardPage title={routes.allOrders.title}>
      <FilterSelects
        label="the orders"
        searchLabel="Watch, person, order number or id"
        filters={filters}
      >
        <AdminCsvExport
          fileName="orders.csv"
          request={(dispatch, options) =>
            dispatch(salesApi.endpoints.exportSales.initiate(filterValues, options))
          }
        />
      </FilterSelects>
      <Flex role="group" aria-label="Ordered" gap="3" wrap="wrap">
        <DateFilter name="from" label="From" />
        <DateFilter name="to" label="To" />
      </Flex>
      {user && (
        <UserFilter
          id={user}
          name="user"
          label="Orders of"
          removeLabel="Show the orders of all users"
        />
      )}
      {product && <OrdersProduct key={product} id={product} query={query} />}
      <Orders key={JSON.stringify({ ...query, visibleCount: 0 })} query={query} />
    </DashboardPage>
  );
}

function Orders({ query }: { query: AllSalesQuery }) {
  const { data, currentData, ...result } = useAllSalesQuery(query, refetchOnMount);
  return (
    <ExpandableRecords
      label="all orders"
      itemsLabel="orders"
      columns={columns}
      query={{ ...result, data: data?.map(toRow), currentData: currentData?.map(toRow) }}
      visibleCount={query.visibleCount}
      tableFrom="large"
      empty={
        <EmptyState title={emptyTitle(query)}>
          <Text color="fg.muted">Orders appear here as soon as buyers book.</Text>
        </EmptyState>
      }
    />
  );
}

function emptyTitle({
  text,
  bookedFrom,
  bookedBefore,
  state,
  user,
  product,
}: AllSalesQuery): string {
  if (text || bookedFrom || bookedBefore) return 'No orders found';
  const subject = product ? 'listing' : user && 'user';
  if (subject) {
    return state ? `No order of this ${subject} is in this state` : `This ${subject} has no orders`;
  }
  return state ? 'No order is in this state' : 'No orders yet';
}

interface OrdersProductProps {
  id: string;
  /** The query of the page, whose orders contain the name of the product. */
  query: AllSalesQuery;
}

/** The product to which All Orders is filtered, with a link that removes the filter. */
function OrdersProduct({ id, query }: OrdersProductProps) {
  const { data: [order] = [] } = useAllSalesQuery(query);
  return (
    <LinkedFilter name="product" removeLabel="Show all orders">
      <span>{order ? 'Orders of ' : 'Orders of one listing'}</span>
      {order && <ProductLink name={order.productName} path={staffListingPath(id)} />}
    </LinkedFilter>
  );
}
