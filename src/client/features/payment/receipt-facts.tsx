import { DataList } from '@chakra-ui/react';
import type { Order } from '../../../contract/order';
import { orderNumber } from '../../../contract/order-number';
import { formatPrice } from '../../components/product/price';
import { formatDateTime } from '../../components/product/product-facts';
import { formatCharge } from './format-charge';

interface ReceiptFactsProps {
  order: Pick<Order, '_id' | 'payment' | 'sellingPrice' | 'sellerName' | 'bookedByName'>;
  /** An ISO 8601 time, where the payment does not tell one. */
  paidAt?: string | undefined;
  /** Among other facts, whose size it has then. */
  isBeside?: boolean;
}

/** What is known of a payment. */
export function ReceiptFacts({
  order,
  paidAt = order.payment?.paidAt ?? undefined,
  isBeside = false,
}: ReceiptFactsProps) {
  const { payment, sellerName, bookedByName } = order;
  const facts = [
    ['Amount', amountOf(order)],
    ['Paid on', paidAt && formatDateTime(paidAt)],
    ['Card', payment?.cardLast4 && `Ending in ${payment.cardLast4}`],
    ['Order number', orderNumber(order._id)],
    ['Seller', sellerName],
    ['Buyer', bookedByName],
  ] as const;
  return (
    <DataList.Root orientation="horizontal" size={isBeside ? 'md' : 'lg'}>
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

function amountOf({ payment, sellingPrice }: ReceiptFactsProps['order']): string {
  const { amount, currency } = payment ?? {};
  return typeof amount === 'number' && currency
    ? formatCharge({ amount, currency })
    : formatPrice(sellingPrice);
}
