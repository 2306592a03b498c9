import { useState } from 'react';
import type { Order } from '../../../contract/order';
import type { AuthUser } from '../../../contract/user';
import { OrderSummary } from './order-summary';
import { PaymentColumns } from './payment-columns';
import { PaymentForm } from './payment-form';
import { PaymentLost } from './payment-lost';
import { Receipt } from './receipt';
import { usePayment } from './use-payment';

/** One order from its card form to its receipt. */
export function Checkout({ order, buyer }: { order: Order; buyer: AuthUser }) {
  const payment = usePayment(order, buyer);
  if (payment.snapshot.matches('paid')) return <FreshReceipt order={order} />;
  return (
    <PaymentColumns>
      <OrderSummary order={order} />
      {payment.snapshot.matches('lost') ? (
        <PaymentLost />
      ) : (
        <PaymentForm order={order} {...payment} />
      )}
    </PaymentColumns>
  );
}

/** The receipt of a moment ago: a server that knows nothing of payments does not say when. */
function FreshReceipt({ order }: { order: Order }) {
  const [now] = useState(() => new Date().toISOString());
  return <Receipt order={order} paidAt={order.payment?.paidAt ?? now} />;
}
