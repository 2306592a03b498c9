import { paths } from './paths';

/** A product as somebody who wants to book it knows it. */
interface WantedProduct {
  productId: string;
  productName?: string;
}

/** The state of a visit to the login page: where the person was going, and why they were stopped. */
export interface LoginState {
  from?: { pathname: string; search?: string; hash?: string };
  neededRole?: string;
  /** Why the server ended the session. */
  endedBecause?: string;
  /** What they pressed Book Now for, or were about to book. */
  booking?: WantedProduct;
}

/** Reads a location's state, which anything may have written. */
export function loginState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}

const dialogs = 'booking-';

/** The id of a product's booking dialog among the dialogs of a page. */
export const bookingDialog = (productId: string): string => `${dialogs}${productId}`;

/** The booking that an open dialog is about, to be asked for again after a sign-in. */
export const bookingIn = (dialog: string | undefined): Pick<LoginState, 'booking'> =>
  dialog?.startsWith(dialogs) ? { booking: { productId: dialog.slice(dialogs.length) } } : {};

/** In an address: the product whose booking dialog opens with the page. */
const bookingParameter = 'book';

/** Where a sign-in leads: back to where the person was going, else home. */
export function destination({ from, booking }: LoginState): string {
  if (!from) return paths.home;
  const search = new URLSearchParams(from.search);
  if (booking) search.set(bookingParameter, booking.productId);
  return `${from.pathname}${booking ? `?${search}` : (from.search ?? '')}${from.hash ?? ''}`;
}

/** The id of the product whose booking dialog an address asks for. */
export function bookingAskedFor(search: string): string | null {
  return new URLSearchParams(search).get(bookingParameter);
}

/** An address's search without that. */
export function withoutBooking(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(bookingParameter);
  return parameters.toString();
}
