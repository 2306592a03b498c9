import { paths } from './paths';

/** The state of a visit to the login page: where the person was going, and why they were stopped. */
export interface LoginState {
  from?: { pathname: string; search?: string; hash?: string };
  neededRole?: string;
  /** Why the server ended the session. */
  endedBecause?: string;
}

/** Reads a location's state, which anything may have written. */
export function loginState(state: unknown): LoginState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** Where a sign-in leads: back to where the person was going, else home. */
export function destination({ from }: LoginState): string {
  return from ? `${from.pathname}${from.search ?? ''}${from.hash ?? ''}` : paths.home;
}
