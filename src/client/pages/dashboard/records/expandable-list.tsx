import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { pageSize } from '../../../api/read-all-pages';
import { loadFailureReason } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { ShowMore } from '../../../components/records/show-more';
import type { RecordPagesProps } from './record-pages';

export interface ExpandableListProps<Row> {
  /** The name of the list, such as "all orders". */
  label: string;
  /** The name of its items, such as "orders". */
  itemsLabel: string;
  /** Returns at least one item more than is visible, if there are more. */
  query: RecordPagesProps<Row>['query'] & { currentData?: readonly Row[] | undefined };
  visibleCount: number;
  /** Rendered in place of an empty list. */
  empty: ReactElement;
  /** Renders the visible items. */
  children: (rows: readonly Row[]) => ReactElement;
}

/** A dashboard list with a "Show more" link. Also renders the loading, error and empty states. */
export function ExpandableList<Row>(props: ExpandableListProps<Row>) {
  const { label, itemsLabel, query, visibleCount, empty, children } = props;
  const { data, currentData, error, isFetching, refetch } = query;
  const hasLoadedItems = data !== undefined && visibleCount > pageSize;
  const failure = !currentData && error && (
    <LoadFailure
      label={hasLoadedItems ? `more ${itemsLabel}` : label}
      reason={loadFailureReason(error)}
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
      {children(data.slice(0, visibleCount))}
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
