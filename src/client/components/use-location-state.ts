import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** It changes once, when the page has been taken over. */
const subscribe = () => () => undefined;

/**
 * What a link left for this page. Nothing while a prerendered page is taken over, which was drawn
 * for those who come from nowhere.
 */
export function useLocationState(): unknown {
  const { state } = useLocation() as { state: unknown };
  const isTakenOver = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isTakenOver ? state : null;
}
