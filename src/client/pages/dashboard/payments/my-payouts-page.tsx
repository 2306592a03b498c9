import { Button, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
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
import { LoadFailure } from '../../../components/loading/load-failure';
import { AmountText } from '../../../components/money/amount-text';
import { SectionSpinner } from '../../../components/loading/section-spinner';
import { SectionPanel } from '../../../components/page/section-panel';
import { formatDay } from '../../../components/product/product-facts';
import { EmptyState } from '../../../components/records/empty-state';
import { hasCapability } from '../../../services/configuration';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../records/expandable-records';
import { PayoutAccountSection } from './payout-account-section';
import { payoutColumns, toPayoutRow } from './payout-columns';

const columns = payoutColumns({ showsSeller: false });

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
              The operator of the shop pays you for completed sales. You get an email about each
              payout.
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
  if (!totals.data || !sales.data) {
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
      <SectionSpinner label="Loading what you are owed" />
    );
  }
  if (sales.data.length === 0) {
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
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Sales">
        {sales.data.slice(0, visibleCount).map((sale) => (
          <OwedSaleRow key={sale.orderId} sale={sale} />
        ))}
      </Stack>
      {sales.data.length > visibleCount && (
        <Button
          variant="outline"
          loading={sales.isFetching}
          onClick={() => setVisibleCount(visibleCount + pageSize)}
        >
          Show more sales
        </Button>
      )}
    </>
  );
}

function OwedSaleRow({
  sale: { orderId, productName, amount, currency, since },
}: {
  sale: OwedSale;
}) {
  const day = since === null ? '' : formatDay(since);
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
          {amount < 0
            ? 'Refunded after you were paid. It is deducted from your next payout.'
            : `Completed on ${day}`}
        </Text>
      </Stack>
      <AmountText amount={amount} currency={currency} />
    </Stack>
  );
}
