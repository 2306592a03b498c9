import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../api/store-hooks';
import type { Visitor } from './session-slice';

/** As soon as it is known; for the few that the page must not be wrong about. */
export const useVisitor = (): Visitor => useAppSelector(({ session }) => session);

const LaterVisitorContext = createContext<Visitor>({ status: 'starting' });

/** Asks once for all that can wait. */
export function LaterVisitorProvider({ children }: { children: ReactNode }) {
  const visitor = useDeferredValue(useVisitor());
  return <LaterVisitorContext value={visitor}>{children}</LaterVisitorContext>;
}

/** A moment later, for what there are dozens of: they are rendered anew in slices. */
export const useLaterVisitor = (): Visitor => useContext(LaterVisitorContext);
