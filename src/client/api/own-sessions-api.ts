import { sessionCalls } from '../../contract/calls/sessions' with { type: 'signature' };
import { injectCalls } from './inject-calls';

const ownSessionsApi = injectCalls(
  sessionCalls,
  async () =>
    (await import(/* webpackChunkName: "account-calls" */ '../../contract/calls/sessions'))
      .sessionCalls,
  ({ query, mutation }) => ({
    ownSessions: query('sessions', { providesTags: ['Account'] }),
    endSessionById: mutation('endSessionById', { invalidatesTags: ['Account'] }),
    endOtherSessions: mutation('endOtherSessions', { invalidatesTags: ['Account'] }),
  }),
);

export const { useOwnSessionsQuery, useEndSessionByIdMutation, useEndOtherSessionsMutation } =
  ownSessionsApi;
