import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessTokenKeys } from '../identity/access-token';

export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;

/**
 * What a mail's link names its reader by: good for asking for no more mails and nothing else, and
 * for as long as the secret, or the one before it, is.
 */
export function createUnsubscribeToken(
  { secret, audience }: AccessTokenKeys,
  userId: string,
): string {
  const signature = createHmac('sha256', secret).update(`unsubscribe\n${audience}\n${userId}`);
  return `${userId}.${signature.digest('base64url')}`;
}

/** The id of the user; undefined for a token that nobody here has signed. */
export function readUnsubscribeToken(keys: AccessTokenKeys, token: string): string | undefined {
  const userId = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const isGood = [keys.secret, keys.previousSecret].some(
    (secret) => secret && equal(createUnsubscribeToken({ ...keys, secret }, userId), token),
  );
  return isGood ? userId : undefined;
}

/** In a time that tells nothing of where they differ. */
function equal(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
