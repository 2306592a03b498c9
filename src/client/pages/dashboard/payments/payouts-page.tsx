import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { shopCurrency } from '../../../../contract/payments/currencies';
import { routes } from '../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../api/api';
import { payoutAccountsApi } from '../../../api/payout-accounts-api';
import { payoutsApi, usePayoutsQuery } from '../../../api/payouts-api';
import { useMountedWhileOpen } from '../../../components/dialogs/use-mounted-while-open';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { SectionSkeleton } from '../../../components/loading/section-skeleton';
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

/** Loads only where the shop reports sellers to the tax office. */
const TaxReport = lazyComponent({
  label: 'the report to the tax office',
  load: async () => {
    const module = await import(/* webpackChunkName: "tax-report" */ './tax/loaded-tax-report');
    return module.LoadedTaxReport;
  },
  Fallback: () => <SectionSkeleton label="Loading the report to the tax office" />,
});

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
              <Flex gap="3" wrap="wrap">
                {shopCurrency() === 'eur' && (
                  <CsvExport
                    label="Export SEPA file"
                    fileName="sepa-transfers.xml"
                    mediaType="application/xml"
                    request={(dispatch) =>
                      dispatch(
                        payoutAccountsApi.endpoints.exportSepaFile.initiate(undefined, untracked),
                      )
                    }
                  />
                )}
                <CsvExport
                  label={text ? 'Export all transfers' : 'Export transfers'}
                  fileName="bank-transfers.csv"
                  request={(dispatch) =>
                    dispatch(
                      payoutAccountsApi.endpoints.exportBankFile.initiate(undefined, untracked),
                    )
                  }
                />
              </Flex>
            )}
          </Stack>
          {!hasCapability('connect') && <HeldMoneyLaw />}
          <OwedSellers text={text} onPay={(payee) => send({ type: 'payout.open', payee })} />
        </Stack>
        <Stack as="section" gap="4" aria-labelledby="paid">
          <Stack direction={{ base: 'column', sm: 'row' }} justify="space-between" gap="3">
            <Heading as="h2" id="paid" textStyle="cardTitle">
              History
            </Heading>
            <Flex gap="3" wrap="wrap">
              <CsvExport
                label="Export ledger"
                fileName="ledger.csv"
                request={(dispatch, options) =>
                  dispatch(payoutsApi.endpoints.exportLedger.initiate(undefined, options))
                }
              />
              <CsvExport
                label="Export differences with Stripe"
                fileName="stripe-differences.csv"
                request={(dispatch, options) =>
                  dispatch(payoutsApi.endpoints.exportDifferences.initiate(undefined, options))
                }
              />
              <CsvExport
                label={text ? 'Export all payouts' : 'Export CSV'}
                fileName="payouts.csv"
                request={(dispatch, options) =>
                  dispatch(payoutsApi.endpoints.exportPayouts.initiate(undefined, options))
                }
              />
            </Flex>
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
            tableFrom="large"
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
        {hasCapability('taxReports') && <TaxReport />}
      </Stack>
      {isMounted && (
        <PayoutDialog snapshot={snapshot} send={send} onExitComplete={onExitComplete} />
      )}
    </DashboardPage>
  );
}

/** What the law says about the way of paying that this page is for. */
function HeldMoneyLaw() {
  return (
    <Box asChild textStyle="sm" maxWidth="3xl">
      <details>
        <summary>Paying sellers by hand, and the law</summary>
        <Text color="fg.muted" marginTop="2">
          Until you pay them, money that belongs to sellers lies in your account. In the EU and the
          EEA, receiving and holding it needs a license as a payment institution, or an exemption
          that the authority of your country confirms. Other countries have similar rules. Ask a
          lawyer before you open the shop.
        </Text>
      </details>
    </Box>
  );
}
