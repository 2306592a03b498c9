import { Alert, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '../../../../contract/payments/money';
import type { OwedPage } from '../../../../contract/payments/payout';
import { UserLink } from '../console/people/user-link';

/** Whose bank has returned a payout of Stripe, and why. Renders nothing without one. */
export function ReturnedPayoutsNote({ returnedPayouts = [] }: Pick<OwedPage, 'returnedPayouts'>) {
  if (returnedPayouts.length === 0) return null;
  return (
    <Alert.Root status="warning" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Returned by the seller’s bank</Alert.Title>
        <Alert.Description>
          <Stack as="ul" listStyleType="none" gap="1" aria-label="Returned payouts">
            {returnedPayouts.map(({ id, sellerId, sellerName, reason, ...money }) => (
              <Text as="li" key={id} overflowWrap="anywhere">
                <UserLink name={sellerName} id={sellerId} />
                <span>{`: ${formatMoney(money)}. ${reason ?? ''}`}</span>
              </Text>
            ))}
          </Stack>
          <Text>
            Stripe has the money. It pays again when the seller has corrected the account.
          </Text>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
