import { useSyncExternalStore } from 'react';
import { embeddedResponsesElementId } from '../../../contract/rendered-page';
import { subscribeToMinutes } from './use-minute';

const thisYear = () => new Date().getFullYear();

/** On the clock of the server that rendered the page: another year would not hydrate. */
function renderedYear(): number {
  if (typeof document === 'undefined') return thisYear();
  return Number(document.getElementById(embeddedResponsesElementId)?.dataset['year']) || thisYear();
}

/** The year on the visitor's clock; in the first render of a page, that on the server's. */
export const useYear = (): number =>
  useSyncExternalStore(subscribeToMinutes, thisYear, renderedYear);
