import type { Queryable } from '../database/database';
import { sql } from '../database/sql';
import { unlessReferenceBroke } from '../database/broken-reference';

export interface PaymentToAdd {
  intentId: string;
  productId: string;
  buyerId: string;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
}

/** Keeps a payment intent; a repeated one is kept once. False when the product has gone. */
export async function addPayment(database: Queryable, payment: PaymentToAdd): Promise<boolean> {
  const insertion = database.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, currency)
    values (${payment.intentId}, ${payment.productId}, ${payment.buyerId}, ${payment.amount},
      ${payment.currency})
    on conflict do nothing`);
  return (await unlessReferenceBroke(insertion, undefined)) !== undefined;
}

export interface PaymentHistory {
  /** The intent that may still lead to a payment. */
  intentId: string | null;
  /** How many intents there were for this product and buyer. */
  count: number;
}

/** A buyer's payments of one product, of any outcome. */
export async function findPaymentHistory(
  database: Queryable,
  productId: string,
  buyerId: string,
): Promise<PaymentHistory> {
  const [row] = await database.query<PaymentHistory>(sql`
    select max(case when status in ('open', 'won') then intent_id end) as "intentId",
      count(*) as count
    from payments where product_id = ${productId} and buyer_id = ${buyerId}`);
  return row ?? { intentId: null, count: 0 };
}

/**
 * What became of a payment: it has its product and may be captured (`won`), another one has it
 * (`lost`), the card was charged (`paid`), or it came to nothing. `unknown` is an intent not of ours.
 */
export type Outcome = 'won' | 'lost' | 'paid' | 'cancelled' | 'unknown';

interface PaymentRow {
  productId: string | null;
  buyerId: string;
  status: Exclude<Outcome, 'unknown'> | 'open';
}

/**
 * An authorised payment takes its product, unless another one has: of several buyers who pay at
 * once one wins. Asked again it answers the same.
 */
export async function takeProduct(transaction: Queryable, intentId: string): Promise<Outcome> {
  const payment = await lockPayment(transaction, intentId);
  if (!payment) return 'unknown';
  if (payment.status !== 'open') return payment.status;
  const won = await winOrder(transaction, intentId, payment);
  const outcome = won ? 'won' : 'lost';
  await setStatus(transaction, intentId, outcome);
  return outcome;
}

/** What Stripe tells of a charge. */
export interface Charge {
  chargedAt: Date;
  cardLast4: string | null;
}

/**
 * The card was charged: the order is paid. Any outcome but `paid` calls for a refund by hand. What
 * Stripe tells of the charge may come later, with the same event.
 */
export async function markPaid(
  transaction: Queryable,
  intentId: string,
  charge?: Charge,
): Promise<Outcome> {
  const outcome = await takeProduct(transaction, intentId);
  if (outcome !== 'won' && outcome !== 'paid') return outcome;
  await transaction.query(sql`
    update orders set paid_at = coalesce(${charge?.chargedAt ?? null}::timestamptz, paid_at, now())
    where payment_intent_id = ${intentId}`);
  await transaction.query(sql`
    update payments set card_last4 = coalesce(${charge?.cardLast4 ?? null}, card_last4)
    where intent_id = ${intentId}`);
  await transaction.query(sql`
    update products set listed = false
    where id = (select product_id from payments where intent_id = ${intentId})`);
  await setStatus(transaction, intentId, 'paid');
  return 'paid';
}

/** The payment came to nothing: a booking may be paid anew, and a mere purchase is given back. */
export async function markCancelled(transaction: Queryable, intentId: string): Promise<void> {
  const payment = await lockPayment(transaction, intentId);
  if (!payment || payment.status === 'paid') return;
  await setStatus(transaction, intentId, 'cancelled');
  await transaction.query(sql`
    delete from orders where payment_intent_id = ${intentId} and paid_at is null
      and (phone_number is null or exists (
        select 1 from users where users.id = orders.buyer_id and users.deleted_at is not null))`);
  await transaction.query(sql`
    update orders set payment_intent_id = null
    where payment_intent_id = ${intentId} and paid_at is null`);
}

/** The product first, as its deletion does: in another order the two would wait for each other. */
async function lockPayment(transaction: Queryable, intentId: string) {
  await transaction.query(sql`
    select id from products
    where id = (select product_id from payments where intent_id = ${intentId})
    for no key update`);
  const [payment] = await transaction.query<PaymentRow>(sql`
    select product_id as "productId", buyer_id as "buyerId", status
    from payments where intent_id = ${intentId} for update`);
  return payment;
}

async function winOrder(
  transaction: Queryable,
  intentId: string,
  { productId, buyerId }: PaymentRow,
): Promise<boolean> {
  const forSale = await transaction.query(sql`
    select products.id from products
    join users sellers on sellers.id = products.seller_id and sellers.deleted_at is null
    join users buyers on buyers.id = ${buyerId} and buyers.deleted_at is null
    where products.id = ${productId} for share of buyers`);
  if (forSale.length === 0) return false;
  await transaction.query(sql`
    insert into orders (product_id, buyer_id) values (${productId}, ${buyerId})
    on conflict (product_id) do nothing`);
  const won = await transaction.query(sql`
    update orders set payment_intent_id = ${intentId}
    where product_id = ${productId} and buyer_id = ${buyerId}
      and payment_intent_id is null and paid_at is null returning id`);
  return won.length > 0;
}

async function setStatus(transaction: Queryable, intentId: string, status: string) {
  await transaction.query(
    sql`update payments set status = ${status} where intent_id = ${intentId}`,
  );
}
