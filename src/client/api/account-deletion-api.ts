import { accountDeletionCalls } from '../../contract/calls/account-deletion' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const accountDeletionApi = injectCalls(
  accountDeletionCalls,
  async () =>
    (await import(/* webpackChunkName: "account-calls" */ '../../contract/calls/account-deletion'))
      .accountDeletionCalls,
  ({ query, mutation }) => ({
    accountDeletion: query('accountDeletion', { providesTags: ['Account', 'Orders', 'Sales'] }),
    requestDeletion: mutation('requestDeletion', {
      // After the deletion there is nothing to fetch.
      invalidatesTags: (result) =>
        result?.isDeleted ? [] : ['Account', 'Orders', 'Sales', 'MyProducts'],
    }),
    cancelDeletion: mutation('cancelDeletion', { invalidatesTags: ['Account'] }),
  }),
);

export const { useAccountDeletionQuery, useCancelDeletionMutation } = accountDeletionApi;
