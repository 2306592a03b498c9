import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSize } from '../../api/read-all-pages';
import { requestFailureMessage } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import type { TableFrom } from '../../components/records/record-card-styles';
import { RecordsSkeleton } from '../../components/records/records-skeleton';
import { RecordsTable, type Column } from '../../components/records/records-table';
import { ShowMore } from '../../components/records/show-more';
import type { RecordPagesProps } from './record-pages';

/** How many items of a list the URL asks for. */
export function useVisibleCount(): number {
  const [search] = useSearchParams();
  return Math.max(pageSize, Number(search.get('shown')) || 0);
}

interface ExpandableRecordsProps<Row extends { _id: string }> {
  /** A name for the list, such as "all orders". */
  what: string;
  /** A name for its items, such as "orders". */
  more: string;
  columns: readonly Column<Row>[];
  /** Returns at least one item more than is visible, if there are more. */
  query: RecordPagesProps<Row>['query'] & { currentData?: readonly Row[] | undefined };
  visibleCount: number;
  /** Rendered in place of an empty list. */
  empty: ReactElement;
  tableFrom?: TableFrom;
}

/** A dashboard table with "Show more", in each of its loading states. */
export function ExpandableRecords<Row extends { _id: string }>(props: ExpandableRecordsProps<Row>) {
  const { what, more, columns, query, visibleCount, empty, tableFrom } = props;
  const { data, currentData, error, isFetching, refetch } = query;
  const hasFirst = data !== undefined && visibleCount > pageSize;
  const failure = !currentData && error && (
    <LoadFailure
      what={hasFirst ? `more ${more}` : what}
      reason={requestFailureMessage(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (failure && !hasFirst) return failure;
  if (!data) return <RecordsSkeleton label={`Loading ${what}`} />;
  if (data.length === 0) return empty;
  return (
    <Box aria-busy={!currentData} opacity={currentData || failure ? 1 : 0.6}>
      <RecordsTable
        label={what}
        rows={data.slice(0, visibleCount)}
        start={0}
        columns={columns}
        tableFrom={tableFrom}
      />
      {failure ||
        (((!currentData && hasFirst) || data.length > visibleCount) && (
          <ShowMore what={more} visibleCount={visibleCount + pageSize} busy={!currentData} />
        ))}
    </Box>
  );
}
