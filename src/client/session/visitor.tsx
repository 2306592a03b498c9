import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../api/store-hooks';
import type { Visitor } from './session-slice';

/** The current visitor, for the few components that must be right at once. */
export const useVisitor = (): Visitor => useAppSelector(({ session }) => session);

const DeferredVisitorContext = createContext<Visitor>({ status: 'starting' });

/** Defers the visitor once for all components that can wait. */
export function DeferredVisitorProvider({ children }: { children: ReactNode }) {
  const visitor = useDeferredValue(useVisitor());
  return <DeferredVisitorContext value={visitor}>{children}</DeferredVisitorContext>;
}

/** The visitor, deferred, for components that exist by the dozen: they re-render in slices. */
export const useDeferredVisitor = (): Visitor => useContext(DeferredVisitorContext);
