import { Grid, Link as ChakraLink, Skeleton, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import { fresh } from '../../api/api';
import { useOrderQuery } from '../../api/orders-api';
import { toRequestFailure } from '../../api/request-failure';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { EmptyState } from '../../components/records/empty-state';
import { LoadFailure } from '../../components/loading/load-failure';
import { LoadingStatus } from '../../components/loading/loading-status';
import { Checkout } from '../../features/payment/checkout';
import { Receipt } from '../../features/payment/receipt';
import { paths } from '../../services/paths';
import { DashboardPage } from './dashboard-page';

export default function PaymentPage() {
  const { id = '' } = useParams();
  const buyer = useSignedInUser();
  const { currentData: order, error, isFetching, refetch } = useOrderQuery(id, fresh);
  const failure = error && toRequestFailure(error);

  return (
    <DashboardPage title={routes.payment.title}>
      {order?.paid ? (
        <Receipt order={order} />
      ) : order ? (
        <Checkout key={order.productId} order={order} buyer={buyer} />
      ) : failure?.status !== undefined && failure.status < 500 ? (
        <EmptyState title="You can't pay for this">
          <Text color="fg.muted">{failure.message}</Text>
          <ChakraLink asChild variant="underline">
            <Link to={paths.myOrders}>See My Orders</Link>
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
        <PaymentSkeleton />
      )}
    </DashboardPage>
  );
}

function PaymentSkeleton() {
  return (
    <LoadingStatus label="Loading the order">
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="8" maxWidth="4xl">
        <Skeleton height="30rem" borderRadius="xl" />
        <Skeleton height="16rem" borderRadius="xl" />
      </Grid>
    </LoadingStatus>
  );
}
