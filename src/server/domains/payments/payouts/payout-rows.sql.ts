import type { Queryable } from '../../../database/database';
import { sql } from '../../../database/sql';
import { payoutEntries } from '../../buying/order-payout.sql';

/** A sale in a payout or a reversal, for the books. */
export interface PayoutRow {
  payoutId: string;
  /** The id of the payout that this one reverses. */
  reverses: string | null;
  recordedAt: Date;
  paidOn: string | null;
  sellerId: string;
  sellerName: string;
  orderId: string;
  productName: string;
  amount: number;
  currency: string;
  reference: string | null;
  reason: string | null;
}

const batchSize = 500;

/** Reads the sales of all payouts in batches, the oldest payout first. */
export async function* readPayoutRows(database: Queryable): AsyncGenerator<PayoutRow> {
  let last: PayoutRow | undefined;
  for (;;) {
    const after = last
      ? sql`(payouts.created_at, payouts.id, payout_entries.order_id)
          > (${last.recordedAt}::timestamptz, ${last.payoutId}, ${last.orderId})`
      : sql`true`;
    const rows: PayoutRow[] = await database.query(sql`
      select payouts.id as "payoutId", payouts.reverses_id as reverses,
        payouts.created_at as "recordedAt", payouts.paid_on::text as "paidOn",
        payouts.seller_id as "sellerId", users.display_name as "sellerName",
        payout_entries.order_id as "orderId", products.product_name as "productName",
        payout_entries.amount, payouts.currency, payouts.reference, payouts.reason
      from payouts
      join ${payoutEntries} payout_entries on payout_entries.payout_id = payouts.id
      join users on users.id = payouts.seller_id
      join orders on orders.id = payout_entries.order_id
      join products on products.id = orders.product_id
      where ${after}
      order by payouts.created_at, payouts.id, payout_entries.order_id limit ${batchSize}`);
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1);
  }
}
