import type { BlockedPerson } from '../../contract/trust/blocked-person';
import type { Deletion } from '../../contract/platform/mutation-results';
import { api } from './api';
import { responseSchema } from './response-schema';

/** Requires the server's capability `ownAccount`. */
const blockedPeopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    blockedPeople: build.query<BlockedPerson[], void>({
      query: () => ({ url: '/blocked-people', allPages: true }),
      responseSchema: responseSchema('blockedPersonList'),
      // A block changes the conversations with the person.
      providesTags: ['Conversations'],
    }),
    unblock: build.mutation<Deletion, string>({
      query: (uid) => ({ url: `/blocked-people/${encodeURIComponent(uid)}`, method: 'DELETE' }),
      responseSchema: responseSchema('deletion'),
      invalidatesTags: ['Conversations'],
    }),
  }),
});

export const { useBlockedPeopleQuery, useUnblockMutation } = blockedPeopleApi;
