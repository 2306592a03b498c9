import { Box, Flex, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import {
  overviewFigures,
  overviewRange,
  type OverviewFigure,
} from '../../../../contract/console/staff-limits';
import { shopCurrency } from '../../../../contract/payments/currencies';
import { formatMoney } from '../../../../contract/payments/money';
import { refetchOnMountAndFocus } from '../../../api/api';
import { loadFailureReason } from '../../../api/request-failure';
import { useOverviewQuery } from '../../../api/user-administration-api';
import { DayChart } from '../../../components/charts/day-chart';
import { LoadFailure } from '../../../components/loading/load-failure';
import { configuration } from '../../../services/configuration';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { ChartRangeSelect, useChartRange } from '../records/chart-range';
import { WaitingList } from './waiting-list';

const headings: Record<OverviewFigure, string> = {
  sales: 'Sales',
  turnover: 'Turnover',
  revenue: 'Revenue',
  signUps: 'Sign-ups',
  listings: 'New listings',
};

const formatTotal = (amount: number) => formatMoney({ amount, currency: shopCurrency() });

/** What waits for a decision, and what happened in the last days, for staff. */
export function Overview() {
  const range = useChartRange(overviewRange);
  const { data, error, isFetching, refetch } = useOverviewQuery(
    { days: range },
    refetchOnMountAndFocus,
  );
  if (!data) {
    return error ? (
      <LoadFailure
        label="the overview"
        reason={loadFailureReason(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <RecordsSkeleton label="Loading the overview" />
    );
  }
  const { waiting, totals, days } = data;
  const hasRevenue = configuration().fees !== undefined || totals.revenue !== 0;
  return (
    <Stack gap="8" maxWidth="5xl">
      <WaitingList waiting={waiting} />
      <Box>
        <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3">
          <Heading as="h2" textStyle="cardTitle">
            {`The last ${days.length} days`}
          </Heading>
          <ChartRangeSelect standard={overviewRange} />
        </Flex>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          {overviewFigures
            .filter((name) => name !== 'revenue' || hasRevenue)
            .map((name) => (
              <DayChart
                key={name}
                label={headings[name]}
                total={totals[name]}
                counts={days.map((day) => ({ day: day.day, count: day[name] }))}
                {...((name === 'revenue' || name === 'turnover') && { format: formatTotal })}
              />
            ))}
        </SimpleGrid>
      </Box>
    </Stack>
  );
}
