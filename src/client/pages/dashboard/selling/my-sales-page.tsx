import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { routes } from '../../../../contract/routes';
import type { Sale } from '../../../../contract/buying/sale';
import { isShipped } from '../../../../contract/selling/deliveries';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useMySalesQuery } from '../../../api/sales-api';
import { PersonName } from '../../../components/people/person-name';
import { PhoneLink } from '../../../components/people/phone-link';
import { DateTime } from '../../../components/product/date-time';
import { EmptyState } from '../../../components/records/empty-state';
import type { Column } from '../../../components/records/records-table';
import { OrderActionButtons } from '../../../features/order/order-action-buttons';
import { LazyOrderActionDialog } from '../../../features/order/lazy-order-action-dialog';
import { OrderDeadline } from '../../../features/order/order-deadline';
import { OrderPayout } from '../../../features/order/order-payout';
import { OrderLink } from '../../../features/order/order-link';
import { OrderStateBadge } from '../../../features/order/order-state';
import { useOrderAction } from '../../../features/order/use-order-action';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { pictureAndNameColumns } from '../records/product-table-columns';
import { Records } from '../records/records';

type Row = Sale & { _id: string };

/** In one line of a list row, and below each other in a column of the table. */
const rowOrColumn = {
  direction: { base: 'row', lg: 'column' },
  align: { base: 'center', lg: 'start' },
  wrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
} as const;

const orderColumns: readonly Column<Row>[] = [
  ...pictureAndNameColumns(({ productId }: Row) => productId),
  {
    heading: 'Buyer',
    cardArea: 'value',
    cell: ({ buyerName, phoneNumber }) => (
      <Flex {...rowOrColumn}>
        <PersonName name={buyerName} />
        {phoneNumber && <PhoneLink number={phoneNumber} />}
      </Flex>
    ),
  },
  {
    heading: 'Meeting place',
    cell: (sale) =>
      // The page of the order shows the whole text.
      (isShipped(sale) || sale.meetingLocation) && (
        <Text lineClamp={2} dir="auto">
          {isShipped(sale) ? 'Shipping' : sale.meetingLocation}
        </Text>
      ),
  },
  {
    heading: 'Ordered',
    cardArea: 'detail',
    cell: ({ bookedAt }) => <DateTime date={bookedAt} short />,
  },
  {
    heading: 'State',
    cardArea: 'value',
    cell: ({ state, deadline, payout }) => (
      <Flex {...rowOrColumn}>
        <OrderStateBadge state={state} />
        <OrderPayout payout={payout} />
        <OrderDeadline state={state} deadline={deadline} role="seller" short />
      </Flex>
    ),
  },
];

/** The orders of a seller's products, with their actions. */
export default function MySalesPage() {
  const query = useMySalesQuery(undefined, refetchOnMountAndFocus);
  const { snapshot, send, openDialog } = useOrderAction();
  const rows = query.data?.map((sale) => ({ ...sale, _id: sale.orderId }));
  const columns: readonly Column<Row>[] = [
    ...orderColumns,
    {
      heading: 'What to do',
      cardArea: 'action',
      cell: (sale) => (
        <Flex columnGap="3" rowGap="1" align="center" wrap="wrap" maxWidth={{ lg: '13rem' }}>
          <OrderActionButtons sale={sale} role="seller" withProductName openDialog={openDialog} />
          <OrderLink {...sale} />
        </Flex>
      ),
    },
  ];
  return (
    <DashboardPage title={routes.mySales.title}>
      <Records
        label="your sales"
        query={{ ...query, data: rows }}
        columns={columns}
        tableFrom="large"
        empty={
          <EmptyState title="No orders yet">
            <Text color="fg.muted">{inGoodsWords('Orders for your watches appear here.')}</Text>
            <Button asChild variant="outline">
              <Link to={paths.myProducts}>{inGoodsWords('See your watches')}</Link>
            </Button>
          </EmptyState>
        }
      />
      <LazyOrderActionDialog snapshot={snapshot} send={send} sales={query.data ?? []} />
    </DashboardPage>
  );
}
