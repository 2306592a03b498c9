import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { reasonOf } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { PageLinks } from '../../components/records/page-links';
import { usePage } from '../../components/records/use-page';
import { RecordsTable, type Column } from '../../components/records/records-table';
import { RecordsSkeleton } from '../../components/records/records-skeleton';

interface RecordsProps<Row extends { _id: string }> {
  /** What the rows are, as in "your orders". */
  what: string;
  query: {
    data?: readonly Row[] | undefined;
    error?: FetchBaseQueryError | SerializedError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  columns: readonly Column<Row>[];
  /** Stands in place of an empty table. */
  empty: ReactNode;
}

/** So many rows a page, that a slow phone renders them at once. */
const rowsPerPage = 50;

/** A dashboard table in each of its states. */
export function Records<Row extends { _id: string }>(props: RecordsProps<Row>) {
  const { what, query, columns, empty } = props;
  const { page, pages, start, items } = usePage(query.data ?? [], rowsPerPage);
  if (query.data) {
    return query.data.length > 0 ? (
      <>
        <RecordsTable label={what} rows={items} start={start} columns={columns} />
        <PageLinks
          label={`Pages of ${what}`}
          page={page}
          pages={pages}
          addressOf={(target) => (target > 1 ? `?page=${target}` : '?')}
        />
      </>
    ) : (
      empty
    );
  }
  return query.error ? (
    <LoadFailure
      what={what}
      reason={reasonOf(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <RecordsSkeleton label={`Loading ${what}`} />
  );
}
