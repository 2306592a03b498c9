import { Box, Text } from '@chakra-ui/react';
import { useField } from 'react-final-form';
import { exceedsCardLimits } from '../../../contract/payments/card-limits';
import { shopCurrency } from '../../../contract/payments/currencies';
import { feeOf, findFeeTerms, splitTax, type FeeSettings } from '../../../contract/payments/fee';
import { formatAmount } from '../../../contract/selling/format-price';
import { parsePrice } from '../../../contract/selling/price';

interface SellerProceedsProps {
  /** What the shop keeps; undefined if that is nothing. */
  fees: FeeSettings | undefined;
}

/** What the seller gets for the selling price. Renders nothing while no buyer can pay it. */
export function SellerProceeds({ fees }: SellerProceedsProps) {
  const { input } = useField<string>('sellingPrice', { subscription: { value: true } });
  const { input: category } = useField<string>('category', { subscription: { value: true } });
  const amount = parsePrice(input.value);
  if (amount === null || exceedsCardLimits(input.value)) return null;
  const terms = fees && findFeeTerms(fees, category.value);
  const fee = feeOf({ amount, currency: shopCurrency() }, terms);
  const { tax } = splitTax(fee, terms?.taxRate ?? 0);
  return (
    <Box gridColumn="1 / -1" bg="green.subtle" borderRadius="md" paddingX="4" paddingY="3">
      <Text>
        <span>You get </span>
        <Text as="strong" fontVariantNumeric="tabular-nums">
          {formatAmount(amount - fee)}
        </Text>
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {fee === 0
          ? 'The whole price. Selling is free.'
          : `The shop keeps ${formatAmount(fee)}${tax > 0 ? ` with ${formatAmount(tax)} of tax` : ''}.`}
      </Text>
    </Box>
  );
}
