import type { FastifyRequest } from 'fastify';
import { suspendedMessage } from '../identity/account-messages';
import type { UserRecord } from '../repositories/users';
import { DetailedHttpError, HttpError } from './http-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route admits suspended users. */
    admitsSuspended?: boolean;
  }
}

export const admitsSuspended = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.admitsSuspended ?? false;

const rightsHint = 'Sign in again to download your data or to delete your account.';

/** Returns the error that rejects a suspended user, and says whether a new sign-in can make the calls that admit them. */
export function suspendedError(
  user: UserRecord & { sessionEnded: boolean },
  contactAddress: string,
): HttpError {
  const message = suspendedMessage(user, contactAddress);
  return user.sessionEnded
    ? new HttpError(403, `${message} ${rightsHint}`)
    : new DetailedHttpError(403, message, { suspended: true });
}
