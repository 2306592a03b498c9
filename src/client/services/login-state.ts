import { paths } from './paths';

/** The state of a visit to the login page: where the user was going, and why they were stopped. */
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

const bookings = 'booking-';
const orderActions = 'order-';

/** The id of a product's booking dialog. */
export const bookingDialog = (productId: string): string => `${bookings}${productId}`;

/** The id of the dialog of an action on an order. */
export const orderActionDialog = (subject: { orderId: string; action: string }): string =>
  `${orderActions}${subject.orderId}-${subject.action}`;

/** The open dialog, if it holds a form to go on with after a sign-in. */
export const reopened = (dialog: string | undefined): Pick<LoginState, 'dialog'> =>
  dialog?.startsWith(bookings) || dialog?.startsWith(orderActions) ? { dialog } : {};

/** The search parameter with the id of the dialog that opens with the page. */
const dialogParameter = 'dialog';

/** Where a sign-in leads: back to where the user was going, else home. */
export function destination({ from, dialog }: LoginState): string {
  if (!from) return paths.home;
  const search = new URLSearchParams(from.search);
  if (dialog) search.set(dialogParameter, dialog);
  return `${from.pathname}${dialog ? `?${search}` : (from.search ?? '')}${from.hash ?? ''}`;
}

/** The id of the dialog that a URL's search asks for. */
export function requestedDialog(search: string): string | null {
  return new URLSearchParams(search).get(dialogParameter);
}

/** A URL's search without that. */
export function withoutDialog(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(dialogParameter);
  return parameters.toString();
}
