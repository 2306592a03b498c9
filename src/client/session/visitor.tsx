import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { AuthUser, Role } from '../../contract/user';
import { reasonOf } from '../api/request-failure';
import { useAppSelector } from '../api/store-hooks';
import { useAccountQuery } from '../api/users-api';

/**
 * Who is looking at the page. `loading` until both the identity and the role are known, `overdue`
 * while the identity takes longer than anybody likes to wait without a word.
 */
export type Visitor =
  | { status: 'loading' }
  | { status: 'overdue'; retry: () => void }
  | { status: 'signedOut' }
  | { status: 'unavailable'; reason?: string | undefined; retry: () => void }
  | { status: 'signedIn'; user: AuthUser; role: Role | null; verified: boolean };

/** Milliseconds until a tab that nobody touches learns that an account is gone or has another role. */
const accountInterval = 30_000;

/** As soon as it is known; for the few that the page must not be wrong about. */
export function useVisitor(): Visitor {
  const { status, user } = useAppSelector((state) => state.session);
  const { data, error, waiting, refetch } = useAccountQuery(user?.email ?? '', {
    skip: !user,
    pollingInterval: accountInterval,
    // Nothing is to be drawn again because a poll is on its way.
    selectFromResult: (account) => ({
      data: account.data,
      error: account.error,
      waiting: !account.data && (account.isFetching || account.isUninitialized),
    }),
  });

  return useMemo((): Visitor => {
    if (status === 'signedOut') return { status };
    const retry = () => window.location.reload();
    if (status === 'unavailable') return { status, retry };
    if (status === 'unheard' || status === 'unanswered') return { status: 'overdue', retry };
    if (status === 'starting' || status === 'loading' || !user) return { status: 'loading' };
    if (data) return { status: 'signedIn', user, ...data };
    // Signed in, but never saved: the role is still to be chosen. This holds while it is asked again.
    if (error && isUnknownUser(error)) {
      return { status: 'signedIn', user, role: null, verified: false };
    }
    if (waiting) return { status: 'loading' };
    return { status: 'unavailable', reason: reasonOf(error), retry: () => void refetch() };
  }, [status, user, data, error, waiting, refetch]);
}

function isUnknownUser(error: object): boolean {
  return 'status' in error && error.status === 404;
}

const LaterVisitorContext = createContext<Visitor>({ status: 'loading' });

/** Asks once for all that can wait. */
export function LaterVisitorProvider({ children }: { children: ReactNode }) {
  const visitor = useDeferredValue(useVisitor());
  return <LaterVisitorContext value={visitor}>{children}</LaterVisitorContext>;
}

/** A moment later, for what there are dozens of: they are drawn anew in slices. */
export const useLaterVisitor = (): Visitor => useContext(LaterVisitorContext);
