import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../api/api';
import { payoutAccountsApi } from '../../../api/payout-accounts-api';
import { payoutsApi, usePayoutsQuery } from '../../../api/payouts-api';
import { useMountedWhileOpen } from '../../../components/dialogs/use-mounted-while-open';
import { EmptyState } from '../../../components/records/empty-state';
import { PayoutDialog } from '../../../features/payout/payout-dialog';
import { usePayout } from '../../../features/payout/use-payout';
import { hasCapability } from '../../../services/configuration';
import { CsvExport } from '../records/csv-export';
import { DashboardPage } from '../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../records/expandable-records';
import { FilterSelects } from '../records/filter-selects';
import { useSearchText } from '../records/use-search-text';
import { OwedSellers } from './owed-sellers';
import { payoutColumns, toPayoutRow, type PayoutRow } from './payout-columns';
import { ReversalButton } from './reversal-button';

const columns = [
  ...payoutColumns({ showsSeller: true }),
  {
    heading: 'Reverse',
    cardArea: 'action' as const,
    cell: (payout: PayoutRow) => <ReversalButton payout={payout} />,
  },
];

const untracked = { track: false } as const;

/** What each seller is owed, and the history of payouts. */
export default function PayoutsPage() {
  const [snapshot, send] = usePayout();
  const { isMounted, onExitComplete } = useMountedWhileOpen(snapshot.hasTag('open'));
  const visibleCount = useVisibleCount();
  const text = useSearchText();
  const { data, currentData, ...query } = usePayoutsQuery(
    { ...(text && { text }), visibleCount },
    refetchOnMountAndFocus,
  );
  return (
    <DashboardPage title={routes.payouts.title}>
      <FilterSelects
        label="the sellers"
        searchLabel="Name or email address of the seller"
        filters={[]}
      />
      <Stack gap="10">
        <Stack as="section" gap="4" aria-labelledby="owed">
          <Stack direction={{ base: 'column', sm: 'row' }} justify="space-between" gap="3">
            <Heading as="h2" id="owed" textStyle="cardTitle">
              Owed to sellers
            </Heading>
            {hasCapability('payoutAccounts') && (
              <CsvExport
                label={text ? 'Export all transfers' : 'Export transfers'}
                fileName="bank-transfers.csv"
                request={(dispatch) =>
                  dispatch(
                    payoutAccountsApi.endpoints.exportBankFile.initiate(undefined, untracked),
                  )
                }
              />
            )}
          </Stack>
          <OwedSellers text={text} onPay={(payee) => send({ type: 'payout.open', payee })} />
        </Stack>
        <Stack as="section" gap="4" aria-labelledby="paid">
          <Stack direction={{ base: 'column', sm: 'row' }} justify="space-between" gap="3">
            <Heading as="h2" id="paid" textStyle="cardTitle">
              History
            </Heading>
            <CsvExport
              label={text ? 'Export all payouts' : 'Export CSV'}
              fileName="payouts.csv"
              request={(dispatch, options) =>
                dispatch(payoutsApi.endpoints.exportPayouts.initiate(undefined, options))
              }
            />
          </Stack>
          <ExpandableRecords
            label="the payouts"
            itemsLabel="payouts"
            columns={columns}
            query={{
              ...query,
              data: data?.map(toPayoutRow),
              currentData: currentData?.map(toPayoutRow),
            }}
            visibleCount={visibleCount}
            tableFrom="xl"
            empty={
              text ? (
                <EmptyState title="No payout found">
                  <Button asChild variant="outline">
                    <Link to="?">Show all payouts</Link>
                  </Button>
                </EmptyState>
              ) : (
                <EmptyState title="No payouts yet">
                  <Text color="fg.muted">What you record as paid appears here.</Text>
                </EmptyState>
              )
            }
          />
        </Stack>
      </Stack>
      {isMounted && (
        <PayoutDialog snapshot={snapshot} send={send} onExitComplete={onExitComplete} />
      )}
    </DashboardPage>
  );
}
