import { DataList } from '@chakra-ui/react';
import { formatMoney } from '../../../contract/payments/money';
import type { Order } from '../../../contract/buying/order';
import { orderNumber } from '../../../contract/buying/order-number';
import { formatSellingPrice } from '../../components/product/price';
import { formatDateTime } from '../../components/product/product-facts';

interface ReceiptFactsProps {
  order: Pick<Order, '_id' | 'payment' | 'sellingPrice' | 'sellerName' | 'bookedByName'>;
  /** When the order was paid, in ISO 8601. By default the payment's own time. */
  paidAt?: string | undefined;
  /** When the amount was refunded, in ISO 8601, or null if the time is unknown; undefined if it was not. */
  refundedAt?: string | null | undefined;
  /** Whether to use the smaller text of the order page. */
  compact?: boolean;
}

/** The amount, time, card and parties of a payment, as a list. */
export function ReceiptFacts({
  order,
  paidAt = order.payment?.paidAt ?? undefined,
  refundedAt,
  compact = false,
}: ReceiptFactsProps) {
  const { payment, sellerName, bookedByName } = order;
  const facts = [
    ['Amount', formatAmount(order)],
    ['Paid on', paidAt && formatDateTime(paidAt)],
    ['Refund', refundedAt !== undefined && formatRefund(refundedAt)],
    ['Card', payment?.cardLast4 && `Ending in ${payment.cardLast4}`],
    ['Order number', orderNumber(order._id)],
    ['Seller', sellerName],
    ['Buyer', bookedByName],
  ] as const;
  return (
    <DataList.Root orientation="horizontal" size={compact ? 'md' : 'lg'}>
      {facts.map(
        ([label, value]) =>
          value && (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue overflowWrap="anywhere" dir="auto">
                {value}
              </DataList.ItemValue>
            </DataList.Item>
          ),
      )}
    </DataList.Root>
  );
}

function formatRefund(refundedAt: string | null): string {
  return refundedAt ? `Refunded in full on ${formatDateTime(refundedAt)}` : 'Refunded in full';
}

function formatAmount({ payment, sellingPrice }: ReceiptFactsProps['order']): string {
  const { amount, currency } = payment ?? {};
  return typeof amount === 'number' && currency
    ? formatMoney({ amount, currency })
    : formatSellingPrice(sellingPrice);
}
