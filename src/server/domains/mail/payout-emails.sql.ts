import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { payoutEntries } from '../buying/order-payout.sql';

export interface PayoutEmailData {
  id: string;
  email: string;
  displayName: string;
  /** Negative for a reversal. */
  amount: number;
  currency: string;
  /** The day of the payout, or of the one that is reversed (YYYY-MM-DD). */
  paidOn: string;
  reference: string;
  /** Why the payout was reversed; null for a payout. */
  reason: string | null;
  entries: { productName: string; image: string; amount: number }[];
}

/** Finds a payout and its seller. Returns undefined without a verified email address. */
export async function findPayoutEmail(
  database: Queryable,
  payoutId: string,
): Promise<PayoutEmailData | undefined> {
  const [data] = await database.query<PayoutEmailData>(sql`
    select payouts.id, users.email, users.display_name as "displayName", payouts.amount,
      payouts.currency, coalesce(payouts.paid_on, reversed.paid_on)::text as "paidOn",
      coalesce(payouts.reference, reversed.reference) as reference, payouts.reason,
      (select json_agg(json_build_object(
        'productName', products.product_name, 'image', products.image, 'amount', payout_entries.amount)
        order by payout_entries.amount < 0, orders.id)
        from ${payoutEntries} payout_entries
        join orders on orders.id = payout_entries.order_id
        join products on products.id = orders.product_id
        where payout_entries.payout_id = payouts.id) as entries
    from payouts
    join users on users.id = payouts.seller_id
    left join payouts reversed on reversed.id = payouts.reverses_id
    where payouts.id = ${payoutId}
      and users.email_verified and users.email <> '' and users.deleted_at is null`);
  return data;
}
