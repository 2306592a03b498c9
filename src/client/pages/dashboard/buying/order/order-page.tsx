import { Flex, Grid, Skeleton, SkeletonText, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { routes } from '../../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useSaleQuery } from '../../../../api/sales-api';
import { LoadingStatus } from '../../../../components/loading/loading-status';
import { PageHead } from '../../../../components/page/page-head';
import { paths } from '../../../../services/paths/paths';
import { DashboardPage } from '../../dashboard-page';
import { OrderFallback } from '../order-fallback';
import { OrderHeading } from './order-heading';
import { OrderDetails } from './order-details';

/** An order for its buyer, its seller or an admin. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { currentData: sale, ...query } = useSaleQuery(id, refetchOnMountAndFocus);

  if (!sale) {
    const fallback = (
      <OrderFallback
        query={query}
        rejectedTitle="You can't see this order"
        rejectedLink={{ to: paths.dashboard, text: 'Go to the dashboard' }}
        skeleton={<OrderSkeleton />}
      />
    );
    // The watch will be the title, so its skeleton has no other one above it.
    return query.error ? (
      <DashboardPage title={routes.order.title}>{fallback}</DashboardPage>
    ) : (
      <>
        <PageHead title={routes.order.title} />
        {fallback}
      </>
    );
  }
  return (
    <Stack gap="6">
      <PageHead title={routes.order.title} />
      <OrderHeading sale={sale} />
      <OrderDetails sale={sale} />
    </Stack>
  );
}

function OrderSkeleton() {
  return (
    <LoadingStatus label="Loading the order">
      <Flex gap={{ base: '4', md: '6' }} align="center" marginBottom="6">
        <Skeleton boxSize={{ base: '24', md: '36' }} borderRadius="lg" flexShrink="0" />
        <SkeletonText noOfLines={3} gap="3" />
      </Flex>
      <Grid templateColumns={{ base: '1fr', xl: '3fr 2fr' }} gap="6">
        <Skeleton height="22rem" borderRadius="xl" />
        <Skeleton height="22rem" borderRadius="xl" />
      </Grid>
    </LoadingStatus>
  );
}
