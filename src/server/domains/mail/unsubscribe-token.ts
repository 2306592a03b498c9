import { createHmac } from 'node:crypto';
import type { AccessTokenKeys } from '../access/access-token';
import { constantTimeEqual } from '../access/constant-time-equal';

export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;

const savedSearchPrefix = 'search.';

/** The subject of a token that stops the emails of a saved search. */
export const savedSearchSubject = (id: string) => `${savedSearchPrefix}${id}`;

/** Returns the id of the saved search; undefined for another subject. */
export const savedSearchOfSubject = (subject: string): string | undefined =>
  subject.startsWith(savedSearchPrefix) ? subject.slice(savedSearchPrefix.length) : undefined;

/**
 * Creates the token of an email's unsubscribe link, which identifies its subject and authorizes nothing else. It
 * is valid while its secret is the current or the previous one.
 * @param subject the user's id, or that of a saved search
 */
export function createUnsubscribeToken(
  { secret, audience }: AccessTokenKeys,
  subject: string,
): string {
  const signature = createHmac('sha256', secret).update(`unsubscribe\n${audience}\n${subject}`);
  return `${subject}.${signature.digest('base64url')}`;
}

/** Returns the subject; undefined for a token with an invalid signature. */
export function readUnsubscribeToken(keys: AccessTokenKeys, token: string): string | undefined {
  const subject = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const isValid = [keys.secret, keys.previousSecret].some(
    (secret) =>
      secret && constantTimeEqual(createUnsubscribeToken({ ...keys, secret }, subject), token),
  );
  return isValid ? subject : undefined;
}
