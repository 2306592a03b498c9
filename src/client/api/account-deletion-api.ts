import type { AccountDeletion } from '../../contract/privacy/account-deletion';
import type { Acknowledgement } from '../../contract/platform/mutation-results';
import { api } from './api';
import { responseSchema } from './response-schema';

/** Requires the server's capability `ownAccount`. */
export const accountDeletionApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountDeletion: build.query<AccountDeletion, void>({
      query: () => '/account-deletion',
      responseSchema: responseSchema('accountDeletion'),
      providesTags: ['Account', 'Orders', 'Sales'],
    }),
    requestDeletion: build.mutation<{ isDeleted: boolean }, void>({
      query: () => ({ url: '/account-deletion', method: 'POST' }),
      responseSchema: responseSchema('deletionRequest'),
      // After the deletion there is nothing to fetch.
      invalidatesTags: (result) =>
        result?.isDeleted ? [] : ['Account', 'Orders', 'Sales', 'MyProducts'],
    }),
    cancelDeletion: build.mutation<Acknowledgement, void>({
      query: () => ({ url: '/account-deletion', method: 'DELETE' }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useAccountDeletionQuery, useCancelDeletionMutation } = accountDeletionApi;
