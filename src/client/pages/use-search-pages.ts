import { useDeferredValue, useMemo } from 'react';
import type { Search, SearchResponse } from '../../contract/finding/search';
import { freshFor30Seconds } from '../api/api';
import { loadFailureReason } from '../api/request-failure';
import { useSearchInfiniteQuery } from '../api/search-api';

const noProducts: readonly never[] = [];

type Distances = NonNullable<SearchResponse['distances']>;

/**
 * Returns the loaded pages of a search. The previous results stay until the next ones have loaded: then
 * `isCurrent` is false.
 */
export function useSearchPages(search: Search) {
  const query = useSearchInfiniteQuery(search, freshFor30Seconds);
  const { currentData, error, isFetching, refetch } = query;
  // Deferred, so that the results render in slices and the page stays responsive.
  const data = useDeferredValue(query.data);
  const first = data?.pages[0];
  const products = useMemo(
    () => data?.pages.flatMap((page) => page.products) ?? noProducts,
    [data],
  );
  const distances = useMemo(
    () => Object.assign({}, ...(data?.pages.map((page) => page.distances) ?? [])) as Distances,
    [data],
  );
  return {
    /** The first page, whose counts and notes are those of the whole search. */
    first,
    products,
    distances,
    isCurrent: first !== undefined && first === currentData?.pages[0],
    error: currentData ? undefined : error,
    isFetching,
    refetch: () => void refetch(),
    more: {
      pageCount: data?.pages.length ?? 0,
      next: data?.pages.at(-1)?.next ?? null,
      // Until the last page has rendered, the end of the list is not where it will be.
      isLoading: query.isFetchingNextPage || data !== query.data,
      /** Why the next page failed to load. */
      error: query.isFetchNextPageError ? loadFailureReason(error) : undefined,
      load: () => void query.fetchNextPage(),
    },
  };
}

export type MorePages = ReturnType<typeof useSearchPages>['more'];
