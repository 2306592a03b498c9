import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import type { Sale } from '../../../../contract/buying/sale';
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
import { nextSteps } from '../../../features/order/next-steps';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { pictureAndNameColumns } from '../records/product-table-columns';
import { Records } from '../records/records';

type Row = Sale & { _id: string };

const orderColumns: readonly Column<Row>[] = [
  ...pictureAndNameColumns(({ productId }: Row) => productId),
  {
    heading: 'Buyer',
    cell: ({ buyerName, phoneNumber }) => (
      <Stack gap="1" minWidth="0">
        <PersonName name={buyerName} />
        {phoneNumber && <PhoneLink number={phoneNumber} />}
      </Stack>
    ),
  },
  {
    heading: 'Meeting place',
    cell: ({ meetingLocation }) => meetingLocation && <bdi>{meetingLocation}</bdi>,
  },
  { heading: 'Ordered', cell: ({ bookedAt }) => <DateTime date={bookedAt} /> },
  {
    heading: 'State',
    cell: ({ state, deadline, payout }) => (
      <Stack gap="1" align="start">
        <OrderStateBadge state={state} />
        <OrderPayout payout={payout} />
        <OrderDeadline state={state} deadline={deadline} role="seller" short />
        <Text textStyle="sm">{nextSteps[state].seller}</Text>
      </Stack>
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
        <Stack gap="2" align={{ base: 'stretch', md: 'start' }}>
          <OrderActionButtons sale={sale} role="seller" withProductName openDialog={openDialog} />
          <OrderLink {...sale} />
        </Stack>
      ),
    },
  ];
  return (
    <DashboardPage title={routes.mySales.title}>
      <Records
        label="your sales"
        query={{ ...query, data: rows }}
        columns={columns}
        tableFrom="xl"
        empty={
          <EmptyState title="No orders yet">
            <Text color="fg.muted">Orders for your watches appear here.</Text>
            <ChakraLink asChild variant="underline">
              <Link to={paths.myProducts}>See your watches</Link>
            </ChakraLink>
          </EmptyState>
        }
      />
      <LazyOrderActionDialog snapshot={snapshot} send={send} sales={query.data ?? []} />
    </DashboardPage>
  );
}
