import { createHmac } from 'node:crypto';
import type { AccessTokenKeys } from '../access/access-token';
import { constantTimeEqual } from '../access/constant-time-equal';

export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;

/**
 * Creates the token of an email's unsubscribe link, which identifies the user and authorizes nothing else. It
 * is valid while its secret is the current or the previous one.
 */
export function createUnsubscribeToken(
  { secret, audience }: AccessTokenKeys,
  userId: string,
): string {
  const signature = createHmac('sha256', secret).update(`unsubscribe\n${audience}\n${userId}`);
  return `${userId}.${signature.digest('base64url')}`;
}

/** Returns the user's id; undefined for a token with an invalid signature. */
export function readUnsubscribeToken(keys: AccessTokenKeys, token: string): string | undefined {
  const userId = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const isValid = [keys.secret, keys.previousSecret].some(
    (secret) =>
      secret && constantTimeEqual(createUnsubscribeToken({ ...keys, secret }, userId), token),
  );
  return isValid ? userId : undefined;
}
