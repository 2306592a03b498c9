import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => undefined;

/** False on the server and in the first render of a prerendered page, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  );
}
