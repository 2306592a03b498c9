import { Button } from '@chakra-ui/react';
import { payoutAccountsApi } from '../../../api/payout-accounts-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { DeletionDialog } from '../../../features/deletion/deletion-dialog';
import { useDeletion } from '../../../features/deletion/use-deletion';

const subject = {
  id: 'payout-account',
  name: "We can't send you money until you enter it again.",
};

/** Removes where the seller wants to be paid, after a confirmation. */
export function PayoutAccountRemoval() {
  const dispatch = useAppDispatch();
  const deletion = useDeletion({
    remove: async () => {
      const { removePayoutAccount } = payoutAccountsApi.endpoints;
      await unwrapCall(dispatch(removePayoutAccount.initiate(undefined, { track: false })));
      return { deletedCount: 1 };
    },
  });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => deletion.open(subject)}>
        Remove
      </Button>
      <DeletionDialog
        deletion={deletion}
        question="Remove your payout account?"
        confirmLabel="Remove"
      />
    </>
  );
}
