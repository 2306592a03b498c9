import {
  toSearchParams,
  type Search,
  type SearchResponse,
  type Suggestion,
} from '../../contract/finding/search';
import { api } from './api';
import { responseSchema } from './response-schema';
import { productTags } from './product-tags';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.infiniteQuery<SearchResponse, Search, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: search, pageParam: after = search.after }) =>
        `/search?${toSearchParams({ ...search, after }).toString()}`,
      responseSchema: responseSchema('searchResponse'),
      providesTags: (response) => productTags(response?.pages.flatMap(({ products }) => products)),
    }),
    suggestions: build.query<Suggestion[], string>({
      query: (text) => `/suggestions?text=${encodeURIComponent(text)}`,
      responseSchema: responseSchema('suggestionList'),
    }),
  }),
});

export const { useSearchInfiniteQuery, useSuggestionsQuery } = searchApi;
