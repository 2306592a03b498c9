import {
  toSearchParams,
  type Search,
  type SearchResponse,
  type Suggestion,
} from '../../contract/search';
import { api } from './api';
import { responseSchema } from './response-schema';
import { productTags } from './product-tags';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResponse, Search>({
      query: (search) => `/search?${toSearchParams(search).toString()}`,
      responseSchema: responseSchema('searchResponse'),
      providesTags: (response) => productTags(response?.products),
    }),
    suggestions: build.query<Suggestion[], string>({
      query: (text) => `/suggestions?text=${encodeURIComponent(text)}`,
      responseSchema: responseSchema('suggestionList'),
    }),
  }),
});

export const { useSearchQuery, useSuggestionsQuery } = searchApi;
