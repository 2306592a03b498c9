import { Grid, Skeleton } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { routes } from '../../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useSaleQuery } from '../../../../api/sales-api';
import { LoadingStatus } from '../../../../components/loading/loading-status';
import { paths } from '../../../../services/paths/paths';
import { DashboardPage } from '../../dashboard-page';
import { OrderFallback } from '../order-fallback';
import { OrderDetails } from './order-details';

/** An order for its buyer, its seller or an admin. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { currentData: sale, ...query } = useSaleQuery(id, refetchOnMountAndFocus);

  return (
    <DashboardPage title={routes.order.title}>
      {sale ? (
        <OrderDetails sale={sale} />
      ) : (
        <OrderFallback
          query={query}
          rejectedTitle="You can't see this order"
          rejectedLink={{ to: paths.dashboard, text: 'Go to the dashboard' }}
          skeleton={<OrderSkeleton />}
        />
      )}
    </DashboardPage>
  );
}

function OrderSkeleton() {
  return (
    <LoadingStatus label="Loading the order">
      <Grid templateColumns={{ base: '1fr', xl: '3fr 2fr' }} gap="6">
        <Skeleton height="22rem" borderRadius="xl" />
        <Skeleton height="22rem" borderRadius="xl" />
      </Grid>
    </LoadingStatus>
  );
}
