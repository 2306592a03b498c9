import { Text, type TextProps } from '@chakra-ui/react';
import { formatMoney, type Money } from '../../../contract/payments/money';

/** An amount that does not wrap: "$1,200.00". */
export function AmountText({ amount, currency, ...props }: Money & TextProps) {
  return (
    <Text as="bdi" whiteSpace="nowrap" {...props}>
      {formatMoney({ amount, currency })}
    </Text>
  );
}
