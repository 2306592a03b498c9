import * as z from 'zod/mini';
import { blockedPersonSchema } from '../trust/blocked-person';
import { deletionSchema } from '../platform/mutation-results';
import type { Call } from './call';
import { pageQuery } from './request-fields';

/** The people whom the caller has blocked in a conversation. */
export const blockedPeopleCalls = {
  blockedPeople: {
    method: 'GET',
    path: '/blocked-people',
    summary: 'List the people whom the caller has blocked, the last one first',
    auth: 'signedIn',
    query: pageQuery,
    response: z.array(blockedPersonSchema),
  },
  unblockPersonByUid: {
    method: 'DELETE',
    path: '/blocked-people/{uid}',
    summary: 'End the block of a person, in all conversations',
    auth: 'signedIn',
    acceptsIdempotencyKey: true,
    response: deletionSchema,
  },
} satisfies Record<string, Call>;
