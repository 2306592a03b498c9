import { formatTime } from '../format-time';
import type { UserRecord } from '../repositories/users';

export const deletedAccountMessage = 'An administrator deleted this account.';

const ownDeletionMessage = 'This account was deleted.';

export const erasedAccountMessage = ({ byAdmin }: { byAdmin: boolean }): string =>
  byAdmin ? deletedAccountMessage : ownDeletionMessage;

export const emailTakenMessage =
  'Another account has confirmed this email address. Sign in to that one, or use another address.';

/** What a suspended user reads instead of being signed in. */
export function suspendedMessage(
  { suspensionReason, suspendedUntil }: Pick<UserRecord, 'suspensionReason' | 'suspendedUntil'>,
  contactAddress: string,
): string {
  const until = suspendedUntil ? ` until ${formatTime(suspendedUntil)}` : '';
  return `Your account is suspended${until}. Reason: “${suspensionReason ?? ''}” ${objectionHint(contactAddress)}`;
}

/** Without a contact address the contact form sends nothing. */
export const objectionHint = (contactAddress: string): string =>
  contactAddress
    ? 'If you think this is wrong, write to us with the contact form on the home page.'
    : 'If you think this is wrong, write to us. Our address is in the imprint.';
