import { matchPath } from 'react-router-dom';
import type { RequiredRole } from '../../../contract/accounts/user';
import { routes } from '../../../contract/routes';
import { paths } from './paths';

/** The location state of the login page: where the user was going, and why they were redirected. */
export interface LoginState {
  from?: { pathname: string; search?: string; hash?: string };
  neededRole?: RequiredRole;
  /** Why the session ended. */
  endReason?: string;
  /** The id of the dialog that opens after the sign-in. */
  dialog?: string;
  /** The product that Book Now was pressed for. */
  productName?: string;
}

/** Returns a location's state as a LoginState; empty if the state is not an object. */
export function loginState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** Returns the id of the category that the user was going to; undefined for any other page. */
export function requestedCategory({ from }: LoginState): string | undefined {
  const id = from && matchPath(routes.category.path, from.pathname)?.params.id;
  if (id === undefined) return undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    // A malformed path is used as it is, as React Router does.
    return id;
  }
}

const bookingPrefix = 'booking-';
const orderActionPrefix = 'order-';
const askPrefix = 'ask-';
const offerPrefix = 'offer-';
/** The prefixes of the dialogs with a form. */
const formDialogPrefixes = [bookingPrefix, orderActionPrefix, askPrefix, offerPrefix];

export const bookingDialogId = (productId: string): string => `${bookingPrefix}${productId}`;

export const askDialogId = (productId: string): string => `${askPrefix}${productId}`;

export const offerDialogId = (productId: string): string => `${offerPrefix}${productId}`;

export const orderActionDialogId = (chosenAction: { orderId: string; action: string }): string =>
  `${orderActionPrefix}${chosenAction.orderId}-${chosenAction.action}`;

/** Returns a LoginState with the open dialog's id, if its form should reopen after the sign-in. */
export const stateToReopenDialog = (dialog: string | undefined): Pick<LoginState, 'dialog'> =>
  dialog && formDialogPrefixes.some((prefix) => dialog.startsWith(prefix)) ? { dialog } : {};

/** The query parameter with the id of the dialog to open when the page loads. */
const dialogParameter = 'dialog';

/** Returns the path to open after the sign-in: the page that the user came from, else Home. */
export function pathAfterSignIn({ from, dialog }: LoginState): string {
  if (!from) return paths.home;
  const search = new URLSearchParams(from.search);
  if (dialog) search.set(dialogParameter, dialog);
  return `${from.pathname}${dialog ? `?${search}` : (from.search ?? '')}${from.hash ?? ''}`;
}

/** Returns the id of the dialog to open, from a query string; null if there is none. */
export function readDialogParameter(search: string): string | null {
  return new URLSearchParams(search).get(dialogParameter);
}

/** Returns the query string without the dialog to open. */
export function removeDialogParameter(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(dialogParameter);
  return parameters.toString();
}
