import { NativeSelect, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { OrderState } from '../../../contract/order.machine';
import { orderStateLabels, orderStates } from '../../../contract/order-states';
import { routes } from '../../../contract/routes';
import type { Sale } from '../../../contract/sale';
import { current } from '../../api/api';
import { reasonOf } from '../../api/request-failure';
import { salesPage, useAllSalesQuery } from '../../api/sales-api';
import { LoadFailure } from '../../components/loading/load-failure';
import { PersonName } from '../../components/people/person-name';
import { Moment } from '../../components/product/moment';
import { PriceText } from '../../components/product/price-text';
import { EmptyState } from '../../components/records/empty-state';
import { RecordsSkeleton } from '../../components/records/records-skeleton';
import { RecordsTable, type Column } from '../../components/records/records-table';
import { ShowMore } from '../../components/records/show-more';
import { DashboardPage } from './dashboard-page';
import { OrderStanding } from './order-standing';
import { pictureAndName } from './product-columns';

type Row = Sale & { _id: string };

const columns: readonly Column<Row>[] = [
  ...pictureAndName(({ productId }: Row) => productId),
  { heading: 'Buyer', cell: ({ buyerName }) => <PersonName name={buyerName} /> },
  { heading: 'Seller', cell: ({ sellerName }) => <PersonName name={sellerName} /> },
  { heading: 'Price', cell: ({ sellingPrice }) => <PriceText price={sellingPrice} /> },
  { heading: 'Ordered', cell: ({ bookedAt }) => <Moment date={bookedAt} /> },
  { heading: 'State', cell: (sale) => <OrderStanding {...sale} /> },
];

/** Every order there is, or those of the state that the address names. */
export default function AllOrdersPage() {
  const [search, setSearch] = useSearchParams();
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
      <OrdersInState
        key={state}
        state={state}
        shown={Math.max(salesPage, Number(search.get('shown')) || 0)}
      />
    </DashboardPage>
  );
}

interface OrdersInStateProps {
  state: OrderState | undefined;
  /** How many of them. */
  shown: number;
}

function OrdersInState({ state, shown }: OrdersInStateProps) {
  const { data, currentData, error, isFetching, refetch } = useAllSalesQuery(
    { state, shown },
    current,
  );
  const failure = !currentData && error && (
    <LoadFailure
      what={data ? 'more orders' : 'all orders'}
      reason={reasonOf(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (!data) return failure || <RecordsSkeleton label="Loading all orders" />;
  if (data.length === 0) {
    return (
      <EmptyState title={state ? 'No order is in this state' : 'Nobody has ordered anything yet'}>
        <Text color="fg.muted">What buyers book is kept here.</Text>
      </EmptyState>
    );
  }
  const rows = data.slice(0, shown).map((sale) => ({ ...sale, _id: sale.orderId }));
  return (
    <>
      <RecordsTable label="all orders" rows={rows} start={0} columns={columns} tableFrom="xl" />
      {failure ||
        ((!currentData || data.length > shown) && (
          <ShowMore what="orders" shown={shown + salesPage} busy={!currentData} />
        ))}
    </>
  );
}
