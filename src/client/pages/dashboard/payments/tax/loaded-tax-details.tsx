import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { OwnTaxDetails } from '../../../../../contract/payments/tax-details';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { loadFailureReason } from '../../../../api/request-failure';
import { useOwnTaxDetailsQuery } from '../../../../api/tax-details-api';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { SectionSkeleton } from '../../../../components/loading/section-skeleton';
import { formatDateTime, formatDay } from '../../../../components/product/product-facts';
import { TaxDetailsForm } from './tax-details-form';

/** What the seller has entered for the tax office, and whether they must. */
export function LoadedTaxDetails() {
  const { data, error, isFetching, refetch } = useOwnTaxDetailsQuery(
    undefined,
    refetchOnMountAndFocus,
  );
  const [isEditing, setIsEditing] = useState(false);
  if (!data) {
    return error ? (
      <LoadFailure
        label="your tax details"
        reason={loadFailureReason(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SectionSkeleton label="Loading your tax details" />
    );
  }
  const { entered, holdsFrom } = data;
  const isAsked = !entered && holdsFrom !== null;
  return (
    <>
      {entered && <EnteredDetails {...entered} />}
      <Text color={data.isHeld ? 'fg.error' : 'fg.muted'}>{explain(data)}</Text>
      {isEditing || isAsked ? (
        <>
          <Text color="fg.muted">
            We store them encrypted, and only the shop's admins export them, for the report. We keep
            them as long as your sales, even after you delete your account.
          </Text>
          <TaxDetailsForm
            onSaved={() => setIsEditing(false)}
            onCancel={isAsked ? undefined : () => setIsEditing(false)}
          />
        </>
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setIsEditing(true)}>
          {entered ? 'Change' : 'Enter tax details'}
        </Button>
      )}
    </>
  );
}

const law = 'Under European law, we have to report who sells a lot to the tax office.';

function explain({ entered, holdsFrom, isHeld }: OwnTaxDetails): string {
  if (isHeld) return `Your payouts are on hold until you enter your tax details. ${law}`;
  if (entered) return law;
  return holdsFrom === null
    ? `${law} We'll ask for your details when you come near the limit. You can also enter them now.`
    : `${law} Please enter your details by ${formatDay(holdsFrom)}. After that, your payouts are on hold.`;
}

function EnteredDetails({ name, ending, changedAt }: NonNullable<OwnTaxDetails['entered']>) {
  return (
    <Stack gap="0">
      <Text overflowWrap="anywhere">
        {ending === null ? name : `${name}, tax number ending in ${ending}`}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {`Entered on ${formatDateTime(changedAt)}`}
      </Text>
    </Stack>
  );
}
