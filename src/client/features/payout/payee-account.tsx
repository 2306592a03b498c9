import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatIban } from '../../../contract/payments/iban';
import type { PayoutAccount } from '../../../contract/payments/payout-account';
import { payoutAccountsApi } from '../../api/payout-accounts-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { FailureNote } from '../../components/forms/failure-note';
import { formatDateTime } from '../../components/product/product-facts';
import { failureMessage } from '../failure-message';

/** Where a seller wants to be paid. Loads only on a click, because the audit log records each access. */
export function PayeeAccount({ sellerId }: { sellerId: string }) {
  const dispatch = useAppDispatch();
  const [storedAccount, setStored] = useState<PayoutAccount | null>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const loadAccount = async () => {
    setBusy(true);
    setFailure('');
    try {
      const call = payoutAccountsApi.endpoints.readPayoutAccount.initiate(sellerId, {
        track: false,
      });
      setStored(await unwrapCall(dispatch(call)));
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  if (storedAccount) return <PayoutAccountDetails stored={storedAccount} />;
  if (storedAccount === null) {
    return <Text role="status">The seller has not entered where they want to be paid.</Text>;
  }
  return (
    <Stack gap="3" align="start">
      <Button size="sm" variant="outline" loading={busy} onClick={() => void loadAccount()}>
        Show account
      </Button>
      <Text textStyle="sm" color="fg.muted">
        The audit log records that you looked at this account.
      </Text>
      {failure && <FailureNote>{failure}</FailureNote>}
    </Stack>
  );
}

function PayoutAccountDetails({ stored: { account, changedAt } }: { stored: PayoutAccount }) {
  return (
    <Stack gap="1" padding="4" borderWidth="1px" borderRadius="lg" role="status">
      {account.kind === 'iban' ? (
        <>
          <Text fontWeight="600" overflowWrap="anywhere" dir="auto">
            {account.holder}
          </Text>
          <Text overflowWrap="anywhere">{formatIban(account.iban)}</Text>
        </>
      ) : (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
          {account.text}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        {`Entered on ${formatDateTime(changedAt)}`}
      </Text>
    </Stack>
  );
}
