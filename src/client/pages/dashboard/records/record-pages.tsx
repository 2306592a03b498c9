import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { loadFailureReason } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { PageLinks } from '../../../components/records/page-links';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { pageUrl, usePage } from '../../../components/records/use-page';

export interface RecordPagesProps<Row> {
  /** The name of the list, such as "your orders". */
  label: string;
  query: {
    data?: readonly Row[] | undefined;
    error?: FetchBaseQueryError | SerializedError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Rendered in place of an empty list. */
  empty: ReactElement;
  /**
   * Renders the rows of a page.
   * @param start the number of rows on earlier pages
   */
  children: (rows: readonly Row[], start: number) => ReactElement;
}

/** Few enough for a slow phone to render at once. */
const rowsPerPage = 50;

/** A paginated list of the dashboard. Also renders the loading, error and empty states. */
export function RecordPages<Row>({ label, query, empty, children }: RecordPagesProps<Row>) {
  const [search] = useSearchParams();
  const { page, pageCount, start, items } = usePage(query.data ?? [], rowsPerPage);
  if (query.data) {
    return query.data.length > 0 ? (
      <>
        {children(items, start)}
        <PageLinks
          label={inGoodsWords(`Pages of ${label}`)}
          page={page}
          pageCount={pageCount}
          getPath={(target) => pageUrl(search, target)}
        />
      </>
    ) : (
      empty
    );
  }
  return query.error ? (
    <LoadFailure
      label={label}
      reason={loadFailureReason(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <RecordsSkeleton label={`Loading ${label}`} />
  );
}
