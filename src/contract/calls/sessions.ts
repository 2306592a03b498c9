import * as z from 'zod/mini';
import { acknowledgementSchema } from '../platform/mutation-results';
import { ownSessionSchema } from '../accounts/own-session';
import type { Call } from './call';

/** The caller's own sign-ins. */
export const sessionCalls = {
  sessions: {
    method: 'GET',
    path: '/sessions',
    summary: 'List the own sign-ins, the one that was used last first',
    auth: 'signedIn',
    response: z.array(ownSessionSchema),
  },
  endSessionById: {
    method: 'DELETE',
    path: '/sessions/{id}',
    summary: 'End one of the own sign-ins; nothing changes if there is none with this id',
    auth: 'signedIn',
    response: acknowledgementSchema,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/sessions',
    summary: 'End all own sign-ins except the one of the access token',
    auth: 'signedIn',
    response: acknowledgementSchema,
  },
} satisfies Record<string, Call>;
