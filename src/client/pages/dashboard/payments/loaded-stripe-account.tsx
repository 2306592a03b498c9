import { Button, Field, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BankPayout, ConnectedAccount } from '../../../../contract/payments/connected-account';
import { refetchOnMountAndFocus } from '../../../api/api';
import {
  connectedAccountsApi,
  useConnectedAccountQuery,
} from '../../../api/connected-accounts-api';
import { loadFailureReason, unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { FailureNote } from '../../../components/forms/failure-note';
import { LoadFailure } from '../../../components/loading/load-failure';
import { countryName } from '../../../components/address/country-name';
import { SectionSkeleton } from '../../../components/loading/section-skeleton';
import { AmountText } from '../../../components/money/amount-text';
import { formatDay } from '../../../components/product/product-facts';
import { useRequest } from '../../../features/use-request';
import { MoneyRow } from './money-row';

/** Whether Stripe can pay the seller, what it wants, and what it has sent to the bank. */
export function LoadedStripeAccount() {
  const { data, error, isFetching, refetch } = useConnectedAccountQuery(
    undefined,
    refetchOnMountAndFocus,
  );
  if (data) return <StripeAccount account={data} />;
  return error ? (
    <LoadFailure
      label="your account at Stripe"
      reason={loadFailureReason(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <SectionSkeleton label="Loading your account at Stripe" />
  );
}

const explanations: Record<ConnectedAccount['state'], string> = {
  none: 'Stripe sends the money for your sales to your bank account. First it asks who you are. We keep your money until then.',
  unfinished: 'Stripe needs to know more before it can pay you. We keep your money until then.',
  ready: 'Stripe sends the money for completed sales to your bank account.',
};

const buttonLabels: Record<ConnectedAccount['state'], string> = {
  none: 'Set up at Stripe',
  unfinished: 'Continue at Stripe',
  ready: 'Change at Stripe',
};

function StripeAccount({ account }: { account: ConnectedAccount }) {
  const { state, requirements, countries, payouts } = account;
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const [country, setCountry] = useState(countries[0] ?? '');
  const [request, openStripe] = useRequest<void, { url: string }>({
    send: () =>
      unwrapCall(
        dispatch(
          connectedAccountsApi.endpoints.createAccountLink.initiate({ country }, { track: false }),
        ),
      ),
    onDone: ({ url }) => window.location.assign(url),
  });
  return (
    <Stack gap="4">
      <Text color={state === 'ready' ? 'fg.success' : 'fg.muted'}>{explanations[state]}</Text>
      {search.get('stripe') === 'expired' && state !== 'ready' && (
        <Text>The link to Stripe works only for a few minutes. Please open it again.</Text>
      )}
      {state !== 'none' && requirements.length > 0 && <Requirements account={account} />}
      {state === 'none' && countries.length > 1 && (
        <Field.Root maxWidth="xs">
          <Field.Label>Country where you live</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={country}
              onChange={({ currentTarget: { value } }) => setCountry(value)}
            >
              {countries.map((code) => (
                <option key={code} value={code}>
                  {countryName(code)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      )}
      {request.failure !== undefined && <FailureNote>{request.failure}</FailureNote>}
      <Button
        alignSelf="start"
        variant={state === 'ready' ? 'outline' : 'solid'}
        loading={request.status === 'busy' || request.status === 'done'}
        onClick={() => void openStripe()}
      >
        {buttonLabels[state]}
      </Button>
      {payouts.length > 0 && <BankPayouts payouts={payouts} />}
    </Stack>
  );
}

function Requirements({ account: { requirements } }: { account: ConnectedAccount }) {
  return (
    <Stack
      as="ul"
      listStyleType="disc"
      gap="1"
      paddingStart="5"
      aria-label="What Stripe needs from you"
    >
      {requirements.map(({ text, isWithStripe }) => (
        <Text as="li" display="list-item" key={text} overflowWrap="anywhere">
          {isWithStripe ? `Stripe checks this: ${text}` : text}
        </Text>
      ))}
    </Stack>
  );
}

/** Stripe's statuses of a payout. It may show one as paid that the bank returns later. */
function describePayout({ status, failure, arrivesAt }: BankPayout): string {
  const day = formatDay(arrivesAt);
  switch (status) {
    case 'paid':
      return `At your bank since ${day}`;
    case 'failed':
      return `Your bank returned it. ${failure ?? ''}`;
    case 'canceled':
      return 'Canceled';
    default:
      return `On its way, at your bank by ${day}`;
  }
}

function BankPayouts({ payouts }: { payouts: readonly BankPayout[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="0" aria-label="Sent to your bank">
      {payouts.map((payout) => (
        <MoneyRow key={payout.id}>
          <Text
            textStyle="sm"
            flex="1 1 8rem"
            color={payout.status === 'failed' ? 'fg.error' : 'fg.muted'}
          >
            {describePayout(payout)}
          </Text>
          <AmountText amount={payout.amount} currency={payout.currency} />
        </MoneyRow>
      ))}
    </Stack>
  );
}
