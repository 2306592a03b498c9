import { Heading, Text } from '@chakra-ui/react';
import { routes } from '../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useMyPayoutsQuery } from '../../../api/payouts-api';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { SectionSkeleton } from '../../../components/loading/section-skeleton';
import { SectionPanel } from '../../../components/page/section-panel';
import { EmptyState } from '../../../components/records/empty-state';
import { hasCapability, shopName } from '../../../services/configuration';
import { DashboardPage } from '../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../records/expandable-records';
import { Balance } from './balance';
import { PayoutAccountSection } from './payout-account-section';
import { payoutColumns, toPayoutRow } from './payout-columns';

const columns = payoutColumns({ showsSeller: false });

/** Loads only where Stripe pays the sellers. */
const LoadedStripeAccount = lazyComponent({
  label: 'your account at Stripe',
  load: async () => {
    const module = await import(/* webpackChunkName: "stripe-account" */ './loaded-stripe-account');
    return module.LoadedStripeAccount;
  },
  Fallback: () => <SectionSkeleton label="Loading your account at Stripe" />,
});

/** Loads only where the shop reports sellers to the tax office. */
const TaxDetails = lazyComponent({
  label: 'your tax details',
  load: async () => {
    const module = await import(/* webpackChunkName: "tax-details" */ './tax/loaded-tax-details');
    return module.LoadedTaxDetails;
  },
  Fallback: () => <SectionSkeleton label="Loading your tax details" />,
});

/** What the seller is owed, and what they were paid. */
export default function MyPayoutsPage() {
  const visibleCount = useVisibleCount();
  const { data, currentData, ...query } = useMyPayoutsQuery(
    { visibleCount },
    refetchOnMountAndFocus,
  );
  return (
    <DashboardPage title={routes.myPayouts.title}>
      <SectionPanel title="Balance">
        <Balance />
      </SectionPanel>
      {hasCapability('payoutAccounts') && <PayoutAccountSection />}
      {hasCapability('connect') && (
        <SectionPanel title="Your account at Stripe">
          <LoadedStripeAccount />
        </SectionPanel>
      )}
      {hasCapability('taxReports') && (
        <SectionPanel title="Tax details">
          <TaxDetails />
        </SectionPanel>
      )}
      <Heading as="h2" textStyle="cardTitle" marginTop="4">
        Paid to you
      </Heading>
      <ExpandableRecords
        label="your payouts"
        itemsLabel="payouts"
        columns={columns}
        query={{
          ...query,
          data: data?.map(toPayoutRow),
          currentData: currentData?.map(toPayoutRow),
        }}
        visibleCount={visibleCount}
        empty={
          <EmptyState title="No payouts yet">
            <Text color="fg.muted">
              {`${hasCapability('connect') ? 'Stripe' : shopName()} pays you for completed sales. You get an email about each payout.`}
            </Text>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}
