import { useSyncExternalStore } from 'react';
import { embeddedResponsesElementId } from '../../../contract/rendered-page';
import { subscribeToMinutes } from './use-current-minute';

const thisYear = () => new Date().getFullYear();

/** The server's year: another one would cause a hydration mismatch. */
function renderedYear(): number {
  if (typeof document === 'undefined') return thisYear();
  return Number(document.getElementById(embeddedResponsesElementId)?.dataset['year']) || thisYear();
}

/** The year on the visitor's clock; during hydration that of the server. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(subscribeToMinutes, thisYear, renderedYear);
