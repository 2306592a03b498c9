import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether this runs: what was prerendered only looks like it until the application takes it over. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
