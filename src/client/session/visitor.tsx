import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../api/store-hooks';
import type { Visitor } from './session-slice';

/** Returns the current visitor and re-renders the component as soon as it changes. */
export const useVisitor = (): Visitor => useAppSelector(({ session }) => session);

const DeferredVisitorContext = createContext<Visitor>({ status: 'starting' });

/** Provides the deferred visitor, so that a sign-in does not block the page while it re-renders. */
export function DeferredVisitorProvider({ children }: { children: ReactNode }) {
  const visitor = useDeferredValue(useVisitor());
  return <DeferredVisitorContext value={visitor}>{children}</DeferredVisitorContext>;
}

/** Returns the deferred visitor. For components that a page renders many times, such as cards. */
export const useDeferredVisitor = (): Visitor => useContext(DeferredVisitorContext);
