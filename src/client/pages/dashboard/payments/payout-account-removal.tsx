import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { payoutAccountsApi } from '../../../api/payout-accounts-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { failureMessage } from '../../../features/failure-message';

/** Removes where the seller wants to be paid, after a confirmation. */
export function PayoutAccountRemoval() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  const [failure, setFailure] = useState('');
  const remove = async () => {
    setState('busy');
    setFailure('');
    try {
      const call = payoutAccountsApi.endpoints.removePayoutAccount.initiate(undefined, {
        track: false,
      });
      await unwrapCall(dispatch(call));
      setState('closed');
    } catch (error) {
      setFailure(failureMessage(error));
      setState('open');
    }
  };
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => setState('open')}>
        Remove
      </Button>
      <ConfirmDialog
        open={state !== 'closed'}
        question="Remove where you are paid?"
        subject="The shop can't send you money until you enter it again."
        confirmLabel="Remove"
        busy={state === 'busy'}
        failure={failure}
        onConfirm={() => void remove()}
        onCancel={() => setState('closed')}
      />
    </>
  );
}
