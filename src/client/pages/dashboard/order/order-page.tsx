import { Grid, Link as ChakraLink, Skeleton, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import { shared } from '../../../api/api';
import { toRequestFailure } from '../../../api/request-failure';
import { useSaleQuery } from '../../../api/sales-api';
import { LoadFailure } from '../../../components/loading/load-failure';
import { LoadingStatus } from '../../../components/loading/loading-status';
import { EmptyState } from '../../../components/records/empty-state';
import { paths } from '../../../services/paths';
import { DashboardPage } from '../dashboard-page';
import { OrderView } from './order-view';

/** An order for its buyer, its seller and the admin. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { currentData: sale, error, isFetching, refetch } = useSaleQuery(id, shared);
  const failure = error && toRequestFailure(error);

  return (
    <DashboardPage title={routes.order.title}>
      {sale ? (
        <OrderView sale={sale} />
      ) : failure?.status !== undefined && failure.status < 500 ? (
        <EmptyState title="You can't see this order">
          <Text color="fg.muted">{failure.message}</Text>
          <ChakraLink asChild variant="underline">
            <Link to={paths.dashboard}>Go to the dashboard</Link>
          </ChakraLink>
        </EmptyState>
      ) : failure ? (
        <LoadFailure
          what="this order"
          reason={failure.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingStatus label="Loading the order">
          <Grid templateColumns={{ base: '1fr', xl: '3fr 2fr' }} gap="6">
            <Skeleton height="22rem" borderRadius="xl" />
            <Skeleton height="22rem" borderRadius="xl" />
          </Grid>
        </LoadingStatus>
      )}
    </DashboardPage>
  );
}
