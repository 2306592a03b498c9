import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isDocumentVisible = () => document.visibilityState === 'visible';

/** Returns whether the user sees the tab. */
export const useIsTabVisible = (): boolean => useSyncExternalStore(subscribe, isDocumentVisible);
