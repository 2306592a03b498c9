import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => undefined;

/** Returns false on the server and while a prerendered page hydrates, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  );
}
