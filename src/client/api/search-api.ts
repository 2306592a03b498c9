import { searchCalls } from '../../contract/calls/search' with { type: 'signature' };
import { toSearchParams, type Search, type SearchResponse } from '../../contract/finding/search';
import { injectCalls } from './inject-calls';
import { productTags } from './product-tags';

const searchApi = injectCalls(
  searchCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/search'))
      .searchCalls,
  ({ query, shared }, build) => ({
    search: build.infiniteQuery<SearchResponse, Search, string | undefined>({
      ...shared('search'),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: search, pageParam: after = search.after }) =>
        `${searchCalls.search.path}?${toSearchParams({ ...search, after }).toString()}`,
      providesTags: (response) => productTags(response?.pages.flatMap(({ products }) => products)),
    }),
    suggestions: query('suggestions'),
    places: query('places'),
  }),
);

export const { useSearchInfiniteQuery, useSuggestionsQuery, useLazyPlacesQuery } = searchApi;
