import { Alert } from '@chakra-ui/react';
import { formatMoney, type Money } from '../../../contract/payments/money';

/** Warns a seller who has not been paid for all sales: after the deletion it is unknown to whom the money belongs. */
export function OwedWarning({ owed = [] }: { owed: readonly Money[] | undefined }) {
  const amounts = owed.filter(({ amount }) => amount > 0).map((money) => formatMoney(money));
  if (amounts.length === 0) return null;
  return (
    <Alert.Root status="warning" borderRadius="md">
      <Alert.Indicator />
      <Alert.Description>
        {`You're still owed ${amounts.join(' and ')} for your sales. Wait for the payout first: without your name and email address we may not be able to pay you.`}
      </Alert.Description>
    </Alert.Root>
  );
}
