import { accountDeletionSchema, deletionRequestSchema } from '../privacy/account-deletion';
import { acknowledgementSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import type { Call } from './call';

/** The deletion of the caller's own account. */
export const accountDeletionCalls = {
  accountDeletion: {
    method: 'GET',
    path: '/account-deletion',
    summary:
      'Read what the deletion of the own account does to open orders, and whether it waits for them',
    auth: 'signedIn',
    admitsSuspended: true,
    response: accountDeletionSchema,
  },
  requestDeletion: {
    method: 'POST',
    path: '/account-deletion',
    summary:
      'Delete the own account, at once or when its open orders have ended and are paid out; needs a sign-in of the last ten minutes',
    auth: 'identity',
    admitsSuspended: true,
    response: deletionRequestSchema,
    errors: {
      403: 'The caller is an admin, or the sign-in is too old.',
      404: notFoundMessages.user,
    },
  },
  cancelDeletion: {
    method: 'DELETE',
    path: '/account-deletion',
    summary: 'Keep the own account, whose deletion waits for orders',
    auth: 'signedIn',
    admitsSuspended: true,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
  },
} satisfies Record<string, Call>;
