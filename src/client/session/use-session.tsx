import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../api/store-hooks';
import type { SessionState } from './session-slice';

/** Returns the session and re-renders the component as soon as it changes. */
export const useSession = (): SessionState => useAppSelector(({ session }) => session);

const DeferredSessionContext = createContext<SessionState>({ status: 'starting' });

/** Provides the deferred session, so that a sign-in does not block the page while it re-renders. */
export function DeferredSessionProvider({ children }: { children: ReactNode }) {
  const session = useDeferredValue(useSession());
  return <DeferredSessionContext value={session}>{children}</DeferredSessionContext>;
}

/** Returns the deferred session. For components that a page renders many times, such as cards. */
export const useDeferredSession = (): SessionState => useContext(DeferredSessionContext);
