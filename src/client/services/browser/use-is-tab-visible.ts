import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isDocumentVisible = () => document.visibilityState === 'visible';

/** No user sees a page while a server renders it. */
const isPrerenderedVisible = () => false;

/** Returns whether the user sees the tab. */
export const useIsTabVisible = (): boolean =>
  useSyncExternalStore(subscribe, isDocumentVisible, isPrerenderedVisible);
