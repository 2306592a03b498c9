import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/load-failure';
import { RecordsTable, type Column } from '../../components/records-table';
import { RecordsSkeleton } from '../../components/records-skeleton';

interface RecordsProps<Row extends { _id: string }> {
  /** What the rows are, as in "your orders". */
  what: string;
  query: {
    data?: readonly Row[] | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  columns: readonly Column<Row>[];
  /** Stands in place of an empty table. */
  empty: ReactNode;
}

/** A dashboard table in each of its states. */
export function Records<Row extends { _id: string }>(props: RecordsProps<Row>) {
  const { what, query, columns, empty } = props;
  if (query.data) {
    return query.data.length > 0 ? (
      <RecordsTable label={what} rows={query.data} columns={columns} />
    ) : (
      empty
    );
  }
  return query.isError ? (
    <LoadFailure what={what} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <RecordsSkeleton label={`Loading ${what}`} />
  );
}
