import { emailTakenMessage } from './account-messages';
import type { UserRecord } from './users.sql';
import { HttpError } from '../../http/http-error';

/** @throws HttpError 403 if another account has verified the user's email address */
export function requireEmail({ email }: UserRecord): void {
  if (!email) throw new HttpError(403, emailTakenMessage);
}

export const unconfirmedEmailMessage =
  'Please confirm your email address first: open the link in the email that we sent to you.';

/** @throws HttpError 403 unless the user's email address is confirmed */
export function requireConfirmedEmail({ emailVerified }: UserRecord): void {
  if (!emailVerified) throw new HttpError(403, unconfirmedEmailMessage);
}

/** @throws HttpError 403 unless the requested data belongs to the caller */
export function requireOwn(isOwn: boolean): asserts isOwn {
  if (!isOwn) throw new HttpError(403, 'This belongs to another user.');
}

export function sameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
