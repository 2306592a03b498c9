import { authorized, canceled, succeeded } from '../support/stripe-events';
import { refunded, refundedIntents } from './payment-actions';
import type { StripeDouble } from '../support/stripe-double';
import type { Journal, KnownPayment } from './journal';
import { groupBy } from './support/group-by';
import type { OrderRow, PaymentRow, Rows } from './support/rows';

type Status = PaymentRow['status'];

/** The allowed statuses at Stripe for each status of a stored payment. */
const stripeStatuses: Record<Status, string[]> = {
  open: ['requires_payment_method', 'requires_capture'],
  reserved: ['requires_capture', 'succeeded', 'canceled'],
  unavailable: ['requires_payment_method', 'requires_capture', 'canceled'],
  paid: ['succeeded'],
  refunded: ['succeeded'],
  cancelled: ['canceled'],
};

/** The allowed statuses of a payment once an event was acknowledged. */
const statusesAfterEvent: Record<string, Status[]> = {
  [authorized]: ['reserved', 'unavailable', 'paid', 'refunded', 'cancelled'],
  [succeeded]: ['paid', 'refunded'],
  [canceled]: ['cancelled'],
  [refunded]: ['refunded'],
};

/** Compares the payments with their orders, with Stripe and with the acknowledged events. */
export function checkPayments(journal: Journal, stripe: StripeDouble, rows: Rows): void {
  checkPaymentRows(journal, stripe, rows);
  checkPaidOrders(journal, rows);
  checkAcknowledgedEvents(journal, rows);
  checkCharges(journal, stripe);
  for (const fault of rows.ledgerFaults) journal.failures.push(JSON.stringify(fault));
}

function checkPaymentRows(
  { failures }: Journal,
  { statuses }: StripeDouble,
  { payments, orders }: Rows,
): void {
  const orderByIntent = new Map(orders.map((order) => [order.intentId, order]));
  for (const payment of payments) {
    const name = `the payment ${JSON.stringify(payment)}`;
    const status = statuses.get(payment.intentId) ?? 'unknown';
    if (!stripeStatuses[payment.status].includes(status))
      failures.push(`${name} is ${status} at Stripe`);
    if (!matchesOrder(payment, orderByIntent.get(payment.intentId)))
      failures.push(`${name} does not match its order`);
  }
}

function checkPaidOrders({ failures }: Journal, { products, orders, payments }: Rows): void {
  const intentIds = new Set(payments.map(({ intentId }) => intentId));
  for (const order of orders) {
    const hasPayment = order.intentId !== null && intentIds.has(order.intentId);
    if (!hasPayment && (order.paid || order.intentId !== null)) {
      failures.push(`the order ${JSON.stringify(order)} has no payment`);
    }
  }
  // A product that was paid for is not listed again, whether it is refunded or not.
  const sold = new Set(orders.filter(({ paid }) => paid).map(({ productId }) => productId));
  // An order that was charged after its cancellation was never a sale.
  const chargedAfterCancellation = new Set(
    orders
      .filter(({ steps }) => steps.some(({ state }) => state === 'cancelled'))
      .map(({ productId }) => productId),
  );
  for (const { id, name, listed } of products) {
    if (listed === sold.has(id) && !chargedAfterCancellation.has(id))
      failures.push(`${name} is ${listed ? 'sold and' : 'not'} listed`);
  }
}

function checkAcknowledgedEvents(journal: Journal, { products, payments }: Rows): void {
  const present = new Set(products.map(({ id }) => id));
  const rowsByIntent = groupBy(payments, ({ intentId }) => intentId);
  for (const known of journal.payments.values()) {
    const rows = rowsByIntent.get(known.intentId) ?? [];
    const [row] = rows;
    const name = `the payment ${JSON.stringify(row ?? known.intentId)}`;
    if (!row || rows.length > 1) journal.failures.push(`${name} is stored ${rows.length} times`);
    if (!row) continue;
    if (!matchesRequest(known, row, present))
      journal.failures.push(`${name} has another product or buyer`);
    for (const type of known.acknowledged) {
      if (!statusesAfterEvent[type]?.includes(row.status))
        journal.failures.push(`${name} lost the event ${type}`);
    }
  }
}

/** A payment has an order exactly when it reserved the product, and both are paid or neither is. */
function matchesOrder(payment: PaymentRow, order: OrderRow | undefined): boolean {
  if (
    payment.status === 'open' ||
    payment.status === 'unavailable' ||
    payment.status === 'cancelled'
  ) {
    return order === undefined;
  }
  return (
    order?.productId === payment.productId &&
    order.buyerId === payment.buyerId &&
    order.paid === (payment.status !== 'reserved')
  );
}

function matchesRequest(known: KnownPayment, row: PaymentRow, products: Set<string>): boolean {
  const isGone = row.productId === null && !products.has(known.productId);
  return (isGone || row.productId === known.productId) && row.buyerId === known.buyer.id;
}

/** Of all charges for a product, at most one is not refunded. */
function checkCharges({ failures, payments }: Journal, stripe: StripeDouble): void {
  const refundedIds = refundedIntents(stripe);
  const charged = new Set<string>();
  for (const { intentId, productId } of payments.values()) {
    if (stripe.statuses.get(intentId) !== 'succeeded' || refundedIds.has(intentId)) continue;
    if (charged.has(productId)) failures.push(`${productId} was charged twice`);
    charged.add(productId);
  }
}
