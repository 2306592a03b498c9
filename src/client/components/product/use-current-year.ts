import { useSyncExternalStore } from 'react';
import { embeddedResponsesElementId } from '../../../contract/website/rendered-page';
import { subscribeToMinutes } from './use-current-minute';

const currentYear = () => new Date().getFullYear();

/** Returns the year of the server that rendered the page; any other would cause a hydration mismatch. */
function renderedYear(): number {
  if (typeof document === 'undefined') return currentYear();
  return (
    Number(document.getElementById(embeddedResponsesElementId)?.dataset['year']) || currentYear()
  );
}

/** Returns the year by the user's clock; during hydration the year by the server's clock. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(subscribeToMinutes, currentYear, renderedYear);
