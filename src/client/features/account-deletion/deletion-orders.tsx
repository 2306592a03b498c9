import { Box, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { AccountDeletion, DeletionOutcome } from '../../../contract/privacy/account-deletion';
import { paths } from '../../services/paths/paths';

const outcomeTexts: Record<DeletionOutcome, string> = {
  cancelled: 'will be cancelled',
  refunded: 'will be cancelled, and the buyer gets a full refund',
  continues: 'has to end first',
};

/** The open orders of an account with what its deletion does to each. */
export function DeletionOrders({ orders }: Pick<AccountDeletion, 'orders'>) {
  return (
    <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc">
      {orders.map(({ orderId, productName, outcome }) => (
        <Box as="li" key={orderId}>
          <Link to={paths.order(orderId)}>
            <bdi>{productName}</bdi>
          </Link>
          <span>{` ${outcomeTexts[outcome]}`}</span>
        </Box>
      ))}
    </Stack>
  );
}
