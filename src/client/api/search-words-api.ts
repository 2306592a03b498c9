import { searchWordCalls } from '../../contract/calls/search-words' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const searchWordsApi = injectCalls(
  searchWordCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/search-words'))
      .searchWordCalls,
  ({ query, mutation }) => ({
    countOpenedResult: mutation('countOpenedResult'),
    searchReport: query('searchReport', { providesTags: ['Settings'] }),
  }),
);

export const { useSearchReportQuery } = searchWordsApi;
