import { Badge, HStack, Text } from '@chakra-ui/react';
import { formatMoney } from '../../../contract/payments/money';
import type { PayoutOfOrder } from '../../../contract/payments/payout';
import { formatPayoutDay } from '../../components/money/payout-day';

/** Whether the seller has been paid for an order. Renders nothing for other viewers. */
export function OrderPayout({ payout }: { payout: PayoutOfOrder | null | undefined }) {
  if (!payout) return null;
  const money = formatMoney(payout);
  switch (payout.state) {
    case 'owed':
      return (
        <HStack columnGap="2" wrap="wrap">
          <Badge colorPalette="orange">Owed</Badge>
          <Text textStyle="sm">{money}</Text>
        </HStack>
      );
    case 'paid':
      return (
        <HStack columnGap="2" wrap="wrap">
          <Badge colorPalette="green">
            {`Paid on ${payout.paidOn === null ? '' : formatPayoutDay(payout.paidOn)}`}
          </Badge>
          <Text textStyle="sm">{money}</Text>
        </HStack>
      );
    case 'debt':
      return (
        <Text textStyle="sm" color="fg.error">
          {`${money} is deducted from the next payout`}
        </Text>
      );
  }
}
