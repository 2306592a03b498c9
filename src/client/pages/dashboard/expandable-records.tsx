import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSize } from '../../api/read-all-pages';
import { requestFailureMessage } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import type { TableFrom } from '../../components/records/record-card-styles';
import { RecordsSkeleton } from '../../components/records/records-skeleton';
import { RecordsTable, type Column } from '../../components/records/records-table';
import type { RowSelection } from '../../components/records/row-selection';
import { ShowMore } from '../../components/records/show-more';
import type { RecordPagesProps } from './record-pages';

/** Returns the number of visible items from the URL, at least one page. */
export function useVisibleCount(): number {
  const [search] = useSearchParams();
  return Math.max(pageSize, Number(search.get('shown')) || 0);
}

interface ExpandableRecordsProps<Row extends { _id: string }> {
  /** The name of the list, such as "all orders". */
  label: string;
  /** The name of its items, such as "orders". */
  itemsLabel: string;
  columns: readonly Column<Row>[];
  /** Returns at least one item more than is visible, if there are more. */
  query: RecordPagesProps<Row>['query'] & { currentData?: readonly Row[] | undefined };
  visibleCount: number;
  /** Rendered in place of an empty list. */
  empty: ReactElement;
  tableFrom?: TableFrom;
  selection?: RowSelection<Row>;
}

/** A dashboard table with a "Show more" link. Also renders the loading, error and empty states. */
export function ExpandableRecords<Row extends { _id: string }>(props: ExpandableRecordsProps<Row>) {
  const { label, itemsLabel, columns, query, visibleCount, empty, tableFrom, selection } = props;
  const { data, currentData, error, isFetching, refetch } = query;
  const hasLoadedItems = data !== undefined && visibleCount > pageSize;
  const failure = !currentData && error && (
    <LoadFailure
      label={hasLoadedItems ? `more ${itemsLabel}` : label}
      reason={requestFailureMessage(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (failure && !hasLoadedItems) return failure;
  // An empty list of the previous filters says nothing about the current ones.
  if (!data || (!currentData && data.length === 0)) {
    return failure || <RecordsSkeleton label={`Loading ${label}`} />;
  }
  if (data.length === 0) return empty;
  return (
    <Box aria-busy={!currentData} opacity={currentData || failure ? 1 : 0.6}>
      <RecordsTable
        label={label}
        rows={data.slice(0, visibleCount)}
        start={0}
        columns={columns}
        tableFrom={tableFrom}
        selection={selection}
      />
      {failure ||
        (((!currentData && hasLoadedItems) || data.length > visibleCount) && (
          <ShowMore
            itemsLabel={itemsLabel}
            visibleCount={visibleCount + pageSize}
            busy={!currentData}
          />
        ))}
    </Box>
  );
}
