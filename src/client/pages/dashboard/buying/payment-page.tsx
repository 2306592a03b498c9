import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Order } from '../../../../contract/buying/order';
import { routes } from '../../../../contract/routes';
import { freshFor5Minutes } from '../../../api/api';
import { useOrderQuery } from '../../../api/orders-api';
import { useMustConfirmEmail } from '../../../session/use-must-confirm-email';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { LoadingStatus } from '../../../components/loading/loading-status';
import { LazyConfirmationNotice } from '../../../features/email-confirmation/lazy-confirmation-notice';
import { Checkout } from '../../../features/payment/checkout';
import { OrderSummary } from '../../../features/payment/order-summary';
import { PaymentColumns } from '../../../features/payment/payment-columns';
import { Receipt } from '../../../features/payment/receipt';
import { hasCapability } from '../../../services/configuration';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { OrderFallback } from './order-fallback';

const BookingPanel = lazyComponent({
  label: 'the booking',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "buying" */ '../../../features/booking/booking-panel'
    );
    return module.BookingPanel;
  },
  Fallback: () => <Skeleton height="20rem" borderRadius="xl" />,
});

export default function PaymentPage() {
  const { id = '' } = useParams();
  const buyer = useSignedInUser();
  const mustConfirm = useMustConfirmEmail();
  const { currentData: order, ...query } = useOrderQuery(id, freshFor5Minutes);
  // Keeps the checkout rendered until the payment ends, even if the booking expires meanwhile.
  const [checkoutProductId, setCheckoutProductId] = useState<string>();
  if (order && order.productId !== checkoutProductId && !mustBeBooked(order))
    setCheckoutProductId(order.productId);

  return (
    <DashboardPage title={routes.payment.title}>
      {order?.paid ? (
        <Receipt order={order} />
      ) : order && order.productId === checkoutProductId && !mustConfirm ? (
        <Checkout key={order.productId} order={order} buyer={buyer} />
      ) : order ? (
        <PaymentColumns>
          <OrderSummary order={order} />
          {mustConfirm ? (
            <LazyConfirmationNotice user={buyer} purpose="pay" />
          ) : (
            <BookingPanel key={order.productId} order={order} buyer={buyer} />
          )}
        </PaymentColumns>
      ) : (
        <OrderFallback
          query={query}
          rejectedTitle="You can't pay for this"
          rejectedLink={{ to: paths.myOrders, text: 'See My Orders' }}
          skeleton={<PaymentSkeleton />}
        />
      )}
    </DashboardPage>
  );
}

/** Whether the product must be booked before it can be paid. */
function mustBeBooked({ state, bookableFrom, mustBeBooked: isOnlyShipped }: Order): boolean {
  const isUnbooked = state === 'open' || state === 'reserved';
  return hasCapability('extensions') && isUnbooked && (!bookableFrom || !!isOnlyShipped);
}

function PaymentSkeleton() {
  return (
    <LoadingStatus label="Loading the order">
      <PaymentColumns>
        <Skeleton height="30rem" borderRadius="xl" />
        <Skeleton height="16rem" borderRadius="xl" />
      </PaymentColumns>
    </LoadingStatus>
  );
}
