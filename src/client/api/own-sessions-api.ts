import type { Acknowledgement } from '../../contract/platform/mutation-results';
import type { OwnSession } from '../../contract/accounts/own-session';
import { api } from './api';
import { responseSchema } from './response-schema';

/** Requires the server's capability `ownAccount`. */
const ownSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<OwnSession[], void>({
      query: () => '/sessions',
      responseSchema: responseSchema('ownSessionList'),
      providesTags: ['Account'],
    }),
    endSessionById: build.mutation<Acknowledgement, string>({
      query: (id) => ({ url: `/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Account'],
    }),
    endOtherSessions: build.mutation<Acknowledgement, void>({
      query: () => ({ url: '/sessions', method: 'DELETE' }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useOwnSessionsQuery, useEndSessionByIdMutation, useEndOtherSessionsMutation } =
  ownSessionsApi;
