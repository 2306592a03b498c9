import { authorised, canceled, succeeded } from '../support/stripe-events';
import { refunded, refundedIntents } from './payer';
import type { StripeDouble } from '../support/stripe-double';
import type { Journal, KnownPayment } from './journal';
import { groupBy } from './support/group-by';
import type { OrderRow, PaymentRow, Rows } from './support/rows';

type Status = PaymentRow['status'];

/** What Stripe may hold an intent for, by what the server holds the payment for. */
const agreeing: Record<Status, string[]> = {
  open: ['requires_payment_method', 'requires_capture'],
  reserved: ['requires_capture', 'succeeded', 'canceled'],
  unavailable: ['requires_payment_method', 'requires_capture', 'canceled'],
  paid: ['succeeded'],
  refunded: ['succeeded'],
  cancelled: ['canceled'],
};

/** What a payment may be once the delivery of an event was acknowledged. */
const afterEvent: Record<string, Status[]> = {
  [authorised]: ['reserved', 'unavailable', 'paid', 'refunded', 'cancelled'],
  [succeeded]: ['paid', 'refunded'],
  [canceled]: ['cancelled'],
  [refunded]: ['refunded'],
};

/** Holds the payments against their orders, against Stripe and against what was acknowledged. */
export function checkPayments(journal: Journal, stripe: StripeDouble, rows: Rows): void {
  checkAgreement(journal, stripe, rows);
  checkOrders(journal, rows);
  checkAcknowledged(journal, rows);
  checkCharges(journal, stripe);
}

function checkAgreement(
  { complaints }: Journal,
  { statuses }: StripeDouble,
  { payments, orders }: Rows,
): void {
  const orderOf = new Map(orders.map((order) => [order.intentId, order]));
  for (const payment of payments) {
    const name = `the payment ${JSON.stringify(payment)}`;
    const status = statuses.get(payment.intentId) ?? 'unknown';
    if (!agreeing[payment.status].includes(status)) complaints.push(`${name} is ${status} there`);
    if (!isWhole(payment, orderOf.get(payment.intentId))) complaints.push(`${name} is half done`);
  }
}

function checkOrders({ complaints }: Journal, { products, orders, payments }: Rows): void {
  const intentIds = new Set(payments.map(({ intentId }) => intentId));
  for (const order of orders) {
    const hasPayment = order.intentId !== null && intentIds.has(order.intentId);
    if (!hasPayment && (order.paid || order.intentId !== null)) {
      complaints.push(`the order ${JSON.stringify(order)} has no payment`);
    }
  }
  // What its buyer may have is not offered again, whoever has the money.
  const sold = new Set(
    orders
      .filter(({ paid, holding, context }) => paid && (holding || context.isHandedOver))
      .map(({ productId }) => productId),
  );
  // An order that was charged while it was cancelled was never sold.
  const undecided = new Set(
    orders.filter(({ state }) => state === 'refunding').map(({ productId }) => productId),
  );
  for (const { id, name, listed } of products) {
    if (listed === sold.has(id) && !undecided.has(id))
      complaints.push(`${name} is ${listed ? 'sold and' : 'not'} listed`);
  }
}

function checkAcknowledged(journal: Journal, { products, payments }: Rows): void {
  const present = new Set(products.map(({ id }) => id));
  const rowsOf = groupBy(payments, ({ intentId }) => intentId);
  for (const known of journal.payments.values()) {
    const rows = rowsOf.get(known.intentId) ?? [];
    const [row] = rows;
    const name = `the payment ${JSON.stringify(row ?? known.intentId)}`;
    if (!row || rows.length > 1) journal.complaints.push(`${name} is there ${rows.length} times`);
    if (!row) continue;
    if (!isOf(known, row, present)) journal.complaints.push(`${name} is for something else`);
    for (const type of known.acknowledged) {
      if (!afterEvent[type]?.includes(row.status))
        journal.complaints.push(`${name} forgot ${type}`);
    }
  }
}

/** A payment has an order exactly when it reserved the product, and both are paid or neither is. */
function isWhole(payment: PaymentRow, order: OrderRow | undefined): boolean {
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

function isOf(known: KnownPayment, row: PaymentRow, products: Set<string>): boolean {
  const isGone = row.productId === null && !products.has(known.productId);
  return (isGone || row.productId === known.productId) && row.buyerId === known.buyer.id;
}

/** Of all that was charged for a product, the shop keeps one payment at most. */
function checkCharges({ complaints, payments }: Journal, stripe: StripeDouble): void {
  const givenBack = refundedIntents(stripe);
  const charged = new Set<string>();
  for (const { intentId, productId } of payments.values()) {
    if (stripe.statuses.get(intentId) !== 'succeeded' || givenBack.has(intentId)) continue;
    if (charged.has(productId)) complaints.push(`${productId} was charged for twice`);
    charged.add(productId);
  }
}
