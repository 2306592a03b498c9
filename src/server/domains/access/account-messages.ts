import { formatTime, type TimeReader } from '../platform/format-time';
import type { UserRecord } from './users.sql';

export const deletedAccountMessage = 'An administrator deleted this account.';

const ownDeletionMessage = 'This account was deleted.';

export const erasedAccountMessage = ({ byAdmin }: { byAdmin: boolean }): string =>
  byAdmin ? deletedAccountMessage : ownDeletionMessage;

export const emailTakenMessage =
  'Another account has confirmed this email address. Sign in to that one, or use another address.';

/** What a suspended user reads instead of being signed in. The hint says how to object. */
export function suspendedMessage(
  {
    suspensionReason,
    suspendedUntil,
    ...reader
  }: Pick<UserRecord, 'suspensionReason' | 'suspendedUntil'> & TimeReader,
  hint: string,
): string {
  const until = suspendedUntil ? ` until ${formatTime(suspendedUntil, reader)}` : '';
  return `Your account is suspended${until}. Reason: “${suspensionReason ?? ''}” ${hint}`;
}

/** For a user who also gets the link to the statement of reasons, with which they can object. */
export const statementHint = 'The statement of reasons says how you can object.';

/** Without a contact address the contact form sends nothing. */
export const objectionHint = (contactAddress: string): string =>
  contactAddress
    ? 'If you think this is wrong, write to us with the contact form on the home page.'
    : 'If you think this is wrong, write to us. Our address is in the imprint.';
