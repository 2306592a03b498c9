import { useSyncExternalStore } from 'react';
import { noopSubscribe } from './noop-subscribe';

/** False on the server and in the first render of a prerendered page, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  );
}
