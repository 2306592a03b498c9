import { useState } from 'react';
import type { Order } from '../../../contract/buying/order';
import type { AuthUser } from '../../../contract/accounts/user';
import { OrderSummary } from './order-summary';
import { PaymentColumns } from './payment-columns';
import { PaymentForm } from './payment-form';
import { ProductUnavailable } from './product-unavailable';
import { Receipt } from './receipt';
import { usePayment } from './use-payment';

/** The card form of an order; after the payment its receipt. */
export function Checkout({ order, buyer }: { order: Order; buyer: AuthUser }) {
  const payment = usePayment(order, buyer);
  if (payment.snapshot.matches('paid')) return <FreshReceipt order={order} />;
  return (
    <PaymentColumns>
      <OrderSummary order={order} />
      {payment.snapshot.matches('unavailable') ? (
        <ProductUnavailable />
      ) : (
        <PaymentForm order={order} {...payment} />
      )}
    </PaymentColumns>
  );
}

/**
 * The receipt right after the payment. A server without extensions does not send the
 * payment time, so this shows the current time instead.
 */
function FreshReceipt({ order }: { order: Order }) {
  const [now] = useState(() => new Date().toISOString());
  return <Receipt order={order} paidAt={order.payment?.paidAt ?? now} />;
}
