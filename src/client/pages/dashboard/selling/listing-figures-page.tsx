import { Box, Link as ChakraLink, SimpleGrid, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import {
  listingFigureNames,
  type ListingFigures,
} from '../../../../contract/selling/listing-figures';
import { routes } from '../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useListingFiguresQuery } from '../../../api/figures-api';
import { loadFailureReason, toRequestFailure } from '../../../api/request-failure';
import { DayChart } from '../../../components/charts/day-chart';
import { LoadFailure } from '../../../components/loading/load-failure';
import { EmptyState } from '../../../components/records/empty-state';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { paths } from '../../../services/paths/paths';
import { DashboardPage } from '../dashboard-page';
import { figureHeadings } from './figure-headings';
import { ChartRangeSelect, useChartRange } from '../records/chart-range';
import { FiguresTable } from './figures-table';

/** The server keeps views for 90 days. */
const standardRange = '90';
const ranges = ['7', '30', '90'] as const;

/** How a listing is doing: views, wishes, questions and bookings by day. */
export default function ListingFiguresPage() {
  const { id = '' } = useParams();
  const {
    currentData: figures,
    error,
    isFetching,
    refetch,
  } = useListingFiguresQuery(id, refetchOnMountAndFocus);
  return (
    <DashboardPage title={routes.listingFigures.title}>
      {figures ? (
        <Figures id={id} figures={figures} />
      ) : error && toRequestFailure(error).status === 404 ? (
        <EmptyState title="There is no such watch">
          <ChakraLink asChild>
            <Link to={paths.myProducts}>My Products</Link>
          </ChakraLink>
        </EmptyState>
      ) : error ? (
        <LoadFailure
          label="the statistics of this watch"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading the figures" />
      )}
    </DashboardPage>
  );
}

function Figures({ id, figures }: { id: string; figures: ListingFigures }) {
  const { productName } = figures;
  const days = figures.days.slice(-Number(useChartRange(standardRange)));
  return (
    <>
      <Box>
        <ChakraLink asChild textStyle="cardTitle" overflowWrap="anywhere">
          <Link to={paths.product(id)}>
            <bdi>{productName}</bdi>
          </Link>
        </ChakraLink>
        <Text color="fg.muted" textStyle="sm">
          {`The last ${days.length} days. Your own views don't count, and we don't record who looked.`}
        </Text>
      </Box>
      <ChartRangeSelect standard={standardRange} ranges={ranges} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" maxWidth="5xl">
        {listingFigureNames.map((name) => (
          <DayChart
            key={name}
            label={figureHeadings[name]}
            total={days.reduce((sum, day) => sum + day[name], 0)}
            counts={days.map((day) => ({ day: day.day, count: day[name] }))}
          />
        ))}
      </SimpleGrid>
      <FiguresTable days={days} />
    </>
  );
}
