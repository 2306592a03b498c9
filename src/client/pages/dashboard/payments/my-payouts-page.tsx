import { Button, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { OwedSale } from '../../../../contract/payments/payout';
import { routes } from '../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../api/api';
import {
  useMyOwedSalesQuery,
  useMyOwedTotalsQuery,
  useMyPayoutsQuery,
} from '../../../api/payouts-api';
import { pageSize } from '../../../api/read-all-pages';
import { requestFailureMessage } from '../../../api/request-failure';
import { useMySalesQuery } from '../../../api/sales-api';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { LoadFailure } from '../../../components/loading/load-failure';
import { SectionSkeleton } from '../../../components/loading/section-skeleton';
import { AmountText } from '../../../components/money/amount-text';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { SectionPanel } from '../../../components/page/section-panel';
import { formatDay } from '../../../components/product/product-facts';
import { formatSellingPrice } from '../../../components/product/price';
import { EmptyState } from '../../../components/records/empty-state';
import { isMoneyHeld } from '../../../features/order/order-predicates';
import { hasCapability } from '../../../services/configuration';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../records/expandable-records';
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
        <OwedToYou />
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
              {`${hasCapability('connect') ? 'Stripe' : 'The operator of the shop'} pays you for completed sales. You get an email about each payout.`}
            </Text>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}

function OwedToYou() {
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const totals = useMyOwedTotalsQuery(undefined, refetchOnMountAndFocus);
  const sales = useMyOwedSalesQuery({ visibleCount }, refetchOnMountAndFocus);
  const mySales = useMySalesQuery(undefined, refetchOnMountAndFocus);
  const held = (mySales.data ?? []).filter(({ state }) => isMoneyHeld(state));
  if (!totals.data || !sales.data || mySales.isLoading) {
    const error = (!totals.data && totals.error) || (!sales.data && sales.error);
    return error ? (
      <LoadFailure
        label="what you are owed"
        reason={requestFailureMessage(error)}
        retrying={totals.isFetching || sales.isFetching}
        onRetry={() => {
          void totals.refetch();
          void sales.refetch();
        }}
      />
    ) : (
      <RecordsSkeleton label="Loading what you are owed" />
    );
  }
  if (sales.data.length === 0 && held.length === 0) {
    return (
      <Text color="fg.muted">
        Nothing at the moment. A sale is owed to you once it is completed.
      </Text>
    );
  }
  return (
    <>
      {totals.data.totals.map(({ currency, sales: sum, debt }) => (
        <AmountText
          key={currency}
          amount={sum - debt}
          currency={currency}
          textStyle="pageTitle"
          color={sum < debt ? 'fg.error' : undefined}
        />
      ))}
      {sales.data.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Sales">
          {sales.data.slice(0, visibleCount).map((sale) => (
            <OwedSaleRow key={sale.orderId} sale={sale} />
          ))}
        </Stack>
      )}
      {sales.data.length > visibleCount && (
        <Button
          variant="outline"
          loading={sales.isFetching}
          onClick={() => setVisibleCount(visibleCount + pageSize)}
        >
          Show more sales
        </Button>
      )}
      {held.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Held for buyers">
          {held.map(({ orderId, productName, paidAt, sellingPrice, currency }) => (
            <SaleRow
              key={orderId}
              orderId={orderId}
              productName={productName}
              reason={`${paidAt === null ? 'Paid' : `Paid on ${formatDay(paidAt)}`} by the buyer. It is held until the sale is completed.`}
              amount={<Text>{formatSellingPrice(sellingPrice, currency)}</Text>}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

function OwedSaleRow({ sale: { amount, currency, since, ...sale } }: { sale: OwedSale }) {
  const day = since === null ? '' : formatDay(since);
  return (
    <SaleRow
      {...sale}
      reason={
        amount < 0
          ? 'Refunded after you were paid. It is deducted from your next payout.'
          : `Completed on ${day}`
      }
      amount={<AmountText amount={amount} currency={currency} />}
    />
  );
}

interface SaleRowProps {
  orderId: string;
  productName: string;
  /** Why the money is where it is. */
  reason: string;
  amount: ReactElement;
}

function SaleRow({ orderId, productName, reason, amount }: SaleRowProps) {
  return (
    <Stack
      as="li"
      direction="row"
      gap="3"
      wrap="wrap"
      justify="space-between"
      paddingY="2"
      borderTopWidth="1px"
    >
      <Stack gap="0" minWidth="0" flex="1 1 8rem">
        <ChakraLink asChild variant="underline" minHeight="6" overflowWrap="anywhere">
          <Link to={paths.order(orderId)}>
            <bdi>{productName}</bdi>
          </Link>
        </ChakraLink>
        <Text textStyle="sm" color="fg.muted">
          {reason}
        </Text>
      </Stack>
      {amount}
    </Stack>
  );
}
