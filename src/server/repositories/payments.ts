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
    select max(case when status in ('open', 'reserved') then intent_id end) as "intentId",
      count(*) as count
    from payments where product_id = ${productId} and buyer_id = ${buyerId}`);
  return row ?? { intentId: null, count: 0 };
}

/** Whether the intent is one of ours. */
export async function isKnown(database: Queryable, intentId: string): Promise<boolean> {
  const found = await database.query(sql`
    select intent_id from payments where intent_id = ${intentId}`);
  return found.length > 0;
}
