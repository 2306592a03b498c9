import { paths } from './paths';

/** The location state of the login page: where the user was going, and why they were redirected. */
export interface LoginState {
  from?: { pathname: string; search?: string; hash?: string };
  neededRole?: string;
  /** Why the session ended. */
  endReason?: string;
  /** The id of the dialog that opens after the sign-in. */
  dialog?: string;
  /** The product that Book Now was pressed for. */
  productName?: string;
}

/** Reads a location's state, which may hold anything. */
export function loginState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}

const bookingPrefix = 'booking-';
const orderActionPrefix = 'order-';

/** The id of a product's booking dialog. */
export const bookingDialog = (productId: string): string => `${bookingPrefix}${productId}`;

/** The id of the dialog of an action on an order. */
export const orderActionDialog = (subject: { orderId: string; action: string }): string =>
  `${orderActionPrefix}${subject.orderId}-${subject.action}`;

/** The open dialog, if it has a form that should reopen after sign-in. */
export const dialogToReopen = (dialog: string | undefined): Pick<LoginState, 'dialog'> =>
  dialog?.startsWith(bookingPrefix) || dialog?.startsWith(orderActionPrefix) ? { dialog } : {};

/** The query parameter with the id of a dialog that opens with the page. */
const dialogParameter = 'dialog';

/** The URL after sign-in: where the user was going, else Home. */
export function destination({ from, dialog }: LoginState): string {
  if (!from) return paths.home;
  const search = new URLSearchParams(from.search);
  if (dialog) search.set(dialogParameter, dialog);
  return `${from.pathname}${dialog ? `?${search}` : (from.search ?? '')}${from.hash ?? ''}`;
}

/** The id of the dialog in the query string. */
export function requestedDialog(search: string): string | null {
  return new URLSearchParams(search).get(dialogParameter);
}

/** The query string without it. */
export function withoutDialog(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(dialogParameter);
  return parameters.toString();
}
