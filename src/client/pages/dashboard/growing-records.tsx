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

/** How many of a list the address asks for. */
export function useShown(): number {
  const [search] = useSearchParams();
  return Math.max(pageSize, Number(search.get('shown')) || 0);
}

interface GrowingRecordsProps<Row extends { _id: string }> {
  /** What the rows are, as in "all orders". */
  what: string;
  /** The same of those that are asked for beside them, as in "orders". */
  more: string;
  columns: readonly Column<Row>[];
  /** Where there are more than are shown, it has at least one of them. */
  query: RecordPagesProps<Row>['query'] & { currentData?: readonly Row[] | undefined };
  shown: number;
  /** Stands in place of an empty list. */
  empty: ReactElement;
  tableFrom?: TableFrom;
}

/** A dashboard table that is too long to be read as a whole, in each of its states. */
export function GrowingRecords<Row extends { _id: string }>(props: GrowingRecordsProps<Row>) {
  const { what, more, columns, query, shown, empty, tableFrom } = props;
  const { data, currentData, error, isFetching, refetch } = query;
  const hasFirst = data !== undefined && shown > pageSize;
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
        rows={data.slice(0, shown)}
        start={0}
        columns={columns}
        tableFrom={tableFrom}
      />
      {failure ||
        (((!currentData && hasFirst) || data.length > shown) && (
          <ShowMore what={more} shown={shown + pageSize} busy={!currentData} />
        ))}
    </Box>
  );
}
