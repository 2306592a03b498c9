import { splitTax } from '../../../contract/payments/fee';
import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';

interface ChargedFee {
  orderId: string;
  sellerId: string;
  currency: string;
  /** What the shop has got of the price now, with the tax. */
  fee: number;
  /** In hundredths of a percent. */
  taxRate: number;
}

/**
 * Issues an invoice or a credit note, so that the documents of an order add up to its fee. The number is taken in the
 * transaction that charges or returns the fee, so there is none without a document. Transactions that issue documents
 * wait for each other from here on.
 */
export async function issueFeeDocument(
  tx: Transaction,
  { orderId, sellerId, currency, fee, taxRate }: ChargedFee,
): Promise<void> {
  const charged = splitTax(fee, taxRate);
  const [issued] = await tx.query<{ net: number; tax: number }>(sql`
    select coalesce(sum(net), 0)::int8 as net, coalesce(sum(tax), 0)::int8 as tax
    from fee_documents where order_id = ${orderId}`);
  const [net, tax] = [charged.net - (issued?.net ?? 0), charged.tax - (issued?.tax ?? 0)];
  if (net + tax === 0) return;
  await tx.query(sql`
    with counter as (
      insert into fee_document_counter (last_number) values (1)
      on conflict (id) do update set last_number = fee_document_counter.last_number + 1
      returning last_number)
    insert into fee_documents (number, order_id, seller_id, currency, net, tax, tax_rate)
    select last_number, ${orderId}, ${sellerId}, ${currency}, ${net}, ${tax}, ${taxRate}
    from counter`);
}
