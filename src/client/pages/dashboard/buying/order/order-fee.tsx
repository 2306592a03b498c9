import { DataList, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { SaleDetails } from '../../../../../contract/buying/sale';
import { shopCurrency } from '../../../../../contract/payments/currencies';
import { feeOf, splitTax } from '../../../../../contract/payments/fee';
import { formatMoney } from '../../../../../contract/payments/money';
import { parsePrice } from '../../../../../contract/selling/price';
import { SectionPanel } from '../../../../components/page/section-panel';
import { isRefunded, isReserving } from '../../../../features/order/order-predicates';
import { paths } from '../../../../services/paths/paths';

/** What the shop keeps of the price, for the seller and admins. Renders nothing if that is nothing. */
export function OrderFee({ sale }: { sale: SaleDetails }) {
  const { state, feeTerms, feeDocuments = [] } = sale;
  const shipping = sale.shippingPrice ?? 0;
  const price = priceOf(sale, shipping);
  const isDue = isReserving(state) && !isRefunded(state);
  const fee = price && isDue ? feeOf(price, feeTerms) : 0;
  if (fee === 0 && feeDocuments.length === 0) return null;
  return (
    <SectionPanel title="Fee">
      {price && fee > 0 && (
        <DataList.Root orientation="horizontal" size="md">
          {toFacts({ ...price, shipping, fee, taxRate: feeTerms?.taxRate ?? 0 }, sale.as).map(
            ([label, value]) => (
              <DataList.Item key={label}>
                <DataList.ItemLabel>{label}</DataList.ItemLabel>
                <DataList.ItemValue>{value}</DataList.ItemValue>
              </DataList.Item>
            ),
          )}
        </DataList.Root>
      )}
      {feeDocuments.length > 0 && (
        <ChakraLink asChild variant="underline" alignSelf="start" data-screen-only>
          <Link to={paths.feeInvoice(sale.orderId)}>
            {feeDocuments.length > 1 ? 'See the invoice and the credit note' : 'See the invoice'}
          </Link>
        </ChakraLink>
      )}
    </SectionPanel>
  );
}

interface Charged {
  amount: number;
  currency: string;
  shipping: number;
  fee: number;
  taxRate: number;
}

function toFacts(charged: Charged, as: SaleDetails['as']) {
  const { amount, currency, shipping, fee, taxRate } = charged;
  const { tax } = splitTax(fee, taxRate);
  const facts: [label: string, amount: number][] = [
    ['Price', amount],
    ...(shipping > 0 ? [['Shipping', shipping] satisfies [string, number]] : []),
    ['Fee', -fee],
    ...(tax > 0 ? [['Including tax', -tax] satisfies [string, number]] : []),
    [as === 'seller' ? 'You get' : 'The seller gets', amount + shipping - fee],
  ];
  return facts.map(([label, value]) => [label, formatMoney({ amount: value, currency })] as const);
}

/** What was paid without shipping or, before the payment, what is asked for; undefined if that is no amount. */
function priceOf({ payment, sellingPrice, currency: listed }: SaleDetails, shipping: number) {
  const currency = payment?.currency ?? listed ?? shopCurrency();
  const paid = payment?.amount;
  const amount = typeof paid === 'number' ? paid - shipping : parsePrice(sellingPrice, currency);
  return amount === null ? undefined : { amount, currency };
}
