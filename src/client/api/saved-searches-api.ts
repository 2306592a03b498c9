import { savedSearchCalls } from '../../contract/calls/saved-searches' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const savedSearchesApi = injectCalls(
  savedSearchCalls,
  async () =>
    (
      await import(
        /* webpackChunkName: "saved-search-calls" */ '../../contract/calls/saved-searches'
      )
    ).savedSearchCalls,
  ({ query, mutation }) => ({
    savedSearches: query('savedSearches', {
      request: { allPages: true },
      providesTags: ['SavedSearches'],
    }),
    saveSearch: mutation('saveSearch', { invalidatesTags: ['SavedSearches'] }),
    changeSavedSearch: mutation('changeSavedSearch', {
      invalidatesTags: ['SavedSearches'],
      async onQueryStarted({ id, frequency }, { dispatch, queryFulfilled }) {
        // Optimistic update, which is undone if the call fails.
        const change = dispatch(
          savedSearchesApi.util.updateQueryData('savedSearches', undefined, (searches) => {
            const changed = searches.find((search) => search.id === id);
            if (changed) changed.frequency = frequency;
          }),
        );
        await queryFulfilled.catch(() => change.undo());
      },
    }),
    openSavedSearch: mutation('openSavedSearch', { invalidatesTags: ['SavedSearches'] }),
    deleteSavedSearch: mutation('deleteSavedSearch', { invalidatesTags: ['SavedSearches'] }),
  }),
);

export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useChangeSavedSearchMutation,
  useOpenSavedSearchMutation,
} = savedSearchesApi;
