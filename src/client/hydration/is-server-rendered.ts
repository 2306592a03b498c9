import { embeddedResponsesElementId } from '../../contract/website/rendered-page';

/** Whether the server renders the page, or has rendered it with its data. */
export const isServerRendered = (): boolean =>
  typeof document === 'undefined' || document.getElementById(embeddedResponsesElementId) !== null;
