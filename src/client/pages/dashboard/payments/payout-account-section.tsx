import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { OwnPayoutAccount } from '../../../../contract/payments/payout-account';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useOwnPayoutAccountQuery } from '../../../api/payout-accounts-api';
import { loadFailureReason } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { SectionSkeleton } from '../../../components/loading/section-skeleton';
import { SectionPanel } from '../../../components/page/section-panel';
import { formatDateTime } from '../../../components/product/product-facts';
import { PayoutAccountForm } from './payout-account-form';
import { PayoutAccountRemoval } from './payout-account-removal';

/** Where the seller wants to be paid, which only admins see in full. */
export function PayoutAccountSection() {
  const { data, error, isFetching, refetch } = useOwnPayoutAccountQuery(
    undefined,
    refetchOnMountAndFocus,
  );
  const [isEditing, setIsEditing] = useState(false);
  if (data === undefined) {
    return (
      <SectionPanel title="Payout account">
        {error ? (
          <LoadFailure
            label="where you are paid"
            reason={loadFailureReason(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SectionSkeleton label="Loading where you are paid" />
        )}
      </SectionPanel>
    );
  }
  return (
    <SectionPanel title="Payout account">
      {data && <SavedAccount account={data} />}
      {data && !isEditing ? (
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
          <Button size="sm" variant="outline" onClick={() => setIsEditing(true)}>
            Change
          </Button>
          <PayoutAccountRemoval />
        </Stack>
      ) : (
        <>
          <Text color="fg.muted">
            We store it encrypted. Only the shop's admins see it, when they pay you.
          </Text>
          <PayoutAccountForm
            onSaved={() => setIsEditing(false)}
            onCancel={data ? () => setIsEditing(false) : undefined}
          />
        </>
      )}
    </SectionPanel>
  );
}

function SavedAccount({ account: { kind, ending, changedAt } }: { account: OwnPayoutAccount }) {
  return (
    <Stack gap="0">
      <Text>{kind === 'iban' ? `IBAN ending in ${ending ?? ''}` : 'Another way'}</Text>
      <Text textStyle="sm" color="fg.muted">
        {`Entered on ${formatDateTime(changedAt)}`}
      </Text>
    </Stack>
  );
}
