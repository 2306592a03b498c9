import { DataList, Grid, Link as ChakraLink, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import type { Order } from '../../../contract/order';
import { fresh } from '../../api/api';
import { useOrderQuery } from '../../api/orders-api';
import { toRequestFailure } from '../../api/request-failure';
import { useSignedInUser } from '../../api/use-signed-in-user';
import { EmptyState } from '../../components/empty-state';
import { LoadFailure } from '../../components/load-failure';
import { formatPrice } from '../../components/price';
import { LoadingStatus } from '../../components/loading-status';
import { ProductPicture } from '../../components/product-picture';
import { PaymentForm } from '../../features/payment/payment-form';
import { PaymentResult } from '../../features/payment/payment-result';
import { paths } from '../../services/paths';
import { DashboardPage } from './dashboard-page';

export default function PaymentPage() {
  const { id = '' } = useParams();
  const buyer = useSignedInUser();
  const { currentData: order, error, isFetching, refetch } = useOrderQuery(id, fresh);
  const failure = error && toRequestFailure(error);

  return (
    <DashboardPage title="Payment">
      {order ? (
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="8" maxWidth="4xl">
          <OrderSummary order={order} />
          {order.paid ? (
            <PaymentResult lost={false} />
          ) : (
            <PaymentForm key={order.productId} order={order} buyer={buyer} />
          )}
        </Grid>
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
          onRetry={refetch}
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

function OrderSummary({ order }: { order: Order }) {
  return (
    <Stack gap="4" borderWidth="1px" borderRadius="xl" bg="bg.panel" overflow="hidden">
      <ProductPicture
        source={order.image}
        name={order.productName}
        sizes="(min-width: 1080px) 27rem, 95vw"
        priority
      />
      <DataList.Root orientation="horizontal" padding="5" size="lg">
        <DataList.Item>
          <DataList.ItemLabel>Product</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">{order.productName}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>Original Price</DataList.ItemLabel>
          <DataList.ItemValue>
            <s>{formatPrice(order.originalPrice)}</s>
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>Resale Price</DataList.ItemLabel>
          <DataList.ItemValue textStyle="figure">
            {formatPrice(order.sellingPrice)}
          </DataList.ItemValue>
        </DataList.Item>
        {order.paid && (
          <DataList.Item>
            <DataList.ItemLabel>Buyer</DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere">{order.bookedByName}</DataList.ItemValue>
          </DataList.Item>
        )}
      </DataList.Root>
    </Stack>
  );
}
