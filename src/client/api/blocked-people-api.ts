import { blockedPeopleCalls } from '../../contract/calls/blocked-people' with { type: 'signature' };
import { injectCalls } from './inject-calls';

const blockedPeopleApi = injectCalls(
  blockedPeopleCalls,
  async () =>
    (await import(/* webpackChunkName: "account-calls" */ '../../contract/calls/blocked-people'))
      .blockedPeopleCalls,
  ({ query, mutation }) => ({
    // A block changes the conversations with the person.
    blockedPeople: query('blockedPeople', {
      request: { allPages: true },
      providesTags: ['Conversations'],
    }),
    unblock: mutation('unblockPersonByUid', { invalidatesTags: ['Conversations'] }),
  }),
);

export const { useBlockedPeopleQuery, useUnblockMutation } = blockedPeopleApi;
