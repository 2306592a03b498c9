import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { catchForeignKeyViolation } from '../../database/foreign-key-violation';

export interface NewPayment {
  intentId: string;
  productId: string;
  buyerId: string;
  /** The amount in the smallest unit of the currency, such as cents. */
  amount: number;
  currency: string;
}

/** Stores a payment intent if it is new. Returns false if the product was deleted. */
export async function addPayment(database: Queryable, payment: NewPayment): Promise<boolean> {
  const insertion = database.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, currency)
    values (${payment.intentId}, ${payment.productId}, ${payment.buyerId}, ${payment.amount},
      ${payment.currency})
    on conflict do nothing`);
  return (await catchForeignKeyViolation(insertion, undefined)) !== undefined;
}

export interface PaymentHistory {
  /** The intent that may still be paid; null if there is none. */
  intentId: string | null;
  /** The number of intents of this buyer for the product. */
  count: number;
}

export async function findPaymentHistory(
  database: Queryable,
  productId: string,
  buyerId: string,
): Promise<PaymentHistory> {
  const [row] = await database.query<PaymentHistory>(sql`
    select max(case when status in ('open', 'reserved') then intent_id end) as "intentId",
      count(*) as count
    from payments where product_id = ${productId} and buyer_id = ${buyerId}`);
  return row ?? { intentId: null, count: 0 };
}

/**
 * Returns payments that have waited for an event of Stripe for a minute, and sets when each is looked up again: ever
 * more rarely, but in time for a buyer who pays just before their booking ends, and for as long as Stripe keeps an
 * authorization.
 */
export async function claimPaymentsToLookUp(database: Queryable): Promise<string[]> {
  const payments = await database.query<{ intentId: string }>(sql`
    update payments set next_lookup_at = case when created_at > now() - interval '7 days'
      then now() + least(greatest(interval '1 minute', (now() - created_at) / 4), interval '15 minutes') end
    where intent_id in (
      select intent_id from payments
      where status in ('open', 'reserved') and next_lookup_at <= now()
      order by next_lookup_at limit 20 for update skip locked)
    returning intent_id as "intentId"`);
  return payments.map(({ intentId }) => intentId);
}

export interface StoredPayment extends Pick<NewPayment, 'intentId' | 'amount' | 'currency'> {
  /** Null after the product was deleted. */
  productId: string | null;
  hasCardDetails: boolean;
}

/** Returns undefined if this server did not create the intent. */
export async function findPayment(database: Queryable, intentId: string) {
  const [payment] = await database.query<StoredPayment>(sql`
    select intent_id as "intentId", product_id as "productId", amount, currency,
      card_last4 is not null as "hasCardDetails"
    from payments where intent_id = ${intentId}`);
  return payment;
}
