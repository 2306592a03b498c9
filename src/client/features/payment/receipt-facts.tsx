import { DataList } from '@chakra-ui/react';
import { formatMoney } from '../../../contract/payments/money';
import type { Order } from '../../../contract/buying/order';
import { orderNumber } from '../../../contract/buying/order-number';
import { formatSellingPrice } from '../../components/product/price';
import { formatDateTime } from '../../components/product/product-facts';
import { formatShippingAmount } from '../../components/product/shipping-text';

interface ReceiptFactsProps {
  order: Pick<
    Order,
    | '_id'
    | 'payment'
    | 'sellingPrice'
    | 'currency'
    | 'shippingPrice'
    | 'sellerName'
    | 'bookedByName'
  >;
  /** When the order was paid, in ISO 8601. By default the payment's own time. */
  paidAt?: string | undefined;
  /** When the amount was refunded, in ISO 8601, or null if the time is unknown; undefined if it was not. */
  refundedAt?: string | null | undefined;
  /** Until when the shop holds the amount. */
  held?: string | undefined;
  /** Whether to use the smaller text of the order page. */
  compact?: boolean;
}

/** The amount, time, card and parties of a payment, as a list. */
export function ReceiptFacts({
  order,
  paidAt = order.payment?.paidAt ?? undefined,
  refundedAt,
  held,
  compact = false,
}: ReceiptFactsProps) {
  const { payment, currency, shippingPrice, sellerName, bookedByName } = order;
  const facts = [
    ['Amount', formatAmount(order)],
    [
      'Including shipping',
      shippingPrice ? formatShippingAmount(shippingPrice, currency) : undefined,
    ],
    ['Paid on', paidAt && formatDateTime(paidAt)],
    ['Held by the shop', held],
    ...formatRefunds(payment, refundedAt).map((refund) => ['Refund', refund] as const),
    ['Card', payment?.cardLast4 && `Ending in ${payment.cardLast4}`],
    ['Order number', orderNumber(order._id)],
    ['Seller', sellerName],
    ['Buyer', bookedByName],
  ] as const;
  return (
    <DataList.Root orientation="horizontal" size={compact ? 'md' : 'lg'}>
      {facts.map(
        ([label, value], index) =>
          value && (
            <DataList.Item key={index}>
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

/** One text for the whole amount, or one for each part. */
function formatRefunds(
  payment: Order['payment'],
  refundedAt: ReceiptFactsProps['refundedAt'],
): string[] {
  if (refundedAt) return [`Refunded in full on ${formatDateTime(refundedAt)}`];
  if (refundedAt === null) return ['Refunded in full'];
  const { refunds, currency } = payment ?? {};
  if (!refunds || !currency) return [];
  return refunds.map(
    (refund) =>
      `${formatMoney({ amount: refund.amount, currency })} on ${formatDateTime(refund.refundedAt)}`,
  );
}

function formatAmount({ payment, sellingPrice, currency }: ReceiptFactsProps['order']): string {
  return typeof payment?.amount === 'number' && payment.currency
    ? formatMoney({ amount: payment.amount, currency: payment.currency })
    : formatSellingPrice(sellingPrice, currency);
}
