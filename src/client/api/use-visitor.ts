import type { AuthUser, Role } from '../../contract/user';
import { useAppSelector } from './store-hooks';
import { useAccountQuery } from './users-api';

/** Who is looking at the page. `loading` until both the identity and the role are known. */
export type Visitor =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'unavailable'; retry: () => void }
  | { status: 'signedIn'; user: AuthUser; role: Role | null; verified: boolean };

/** Milliseconds until a tab that nobody touches learns that an account is gone or has another role. */
const accountInterval = 30_000;

export function useVisitor(): Visitor {
  const { status, user } = useAppSelector((state) => state.session);
  const { data, error, waiting, refetch } = useAccountQuery(user?.email ?? '', {
    skip: !user,
    pollingInterval: accountInterval,
    // Every card asks this hook, and none of them is to be drawn again because a poll is on its way.
    selectFromResult: (account) => ({
      data: account.data,
      error: account.error,
      waiting: !account.data && (account.isFetching || account.isUninitialized),
    }),
  });

  if (status === 'signedOut') return { status };
  if (status === 'unavailable') return { status, retry: () => window.location.reload() };
  if (status === 'starting' || status === 'loading' || !user) return { status: 'loading' };
  if (data) return { status: 'signedIn', user, ...data };
  // Signed in, but never saved: the role is still to be chosen. This holds while it is asked again,
  // which every newly drawn part of the page does after an error.
  if (error && isUnknownUser(error)) {
    return { status: 'signedIn', user, role: null, verified: false };
  }
  if (waiting) return { status: 'loading' };
  return { status: 'unavailable', retry: () => void refetch() };
}

function isUnknownUser(error: object): boolean {
  return 'status' in error && error.status === 404;
}
