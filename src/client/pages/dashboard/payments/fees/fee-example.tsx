import { Text } from '@chakra-ui/react';
import { useFormState } from 'react-final-form';
import { shopCurrency } from '../../../../../contract/payments/currencies';
import { feeOf, findFeeTerms } from '../../../../../contract/payments/fee';
import { unitOf } from '../../../../../contract/payments/money';
import { formatAmount } from '../../../../../contract/selling/format-price';
import { parseFeeValues, type FeeValues } from './fee-values';

/** What the entered fee is for a price. Renders nothing while a field is not valid. */
export function FeeExample({ owner }: { owner: string }) {
  const { values } = useFormState<FeeValues>({ subscription: { values: true } });
  const currency = shopCurrency();
  const { fees } = parseFeeValues(values, currency);
  if (!fees) return null;
  const price = { amount: 1_000 * unitOf(currency), currency };
  const fee = feeOf(price, findFeeTerms(fees, owner));
  return (
    <Text color="fg.muted">
      {`For a price of ${formatAmount(price.amount)} the seller gets ${formatAmount(price.amount - fee)}, and the shop keeps ${formatAmount(fee)}.`}
    </Text>
  );
}
