import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { createLocalJWKSet, type JWTPayload } from 'jose';
import { createFirebaseVerifier } from '../../../src/server/domains/access/firebase-verifier';
import type { Identity } from '../../../src/server/domains/access/identity';
import { firebaseProjectId } from './configuration';
import jwk from './identity-key.json';

/**
 * Stands in for Firebase: signs tokens with a key, and verifies them. The key is the same in every
 * process, so that one process can sign tokens for the servers of another.
 */

export const identityKeyId = 'key-1';
export const identityPrivateKey = createPrivateKey({ key: jwk, format: 'jwk' });
export const identityPublicKey = createPublicKey(identityPrivateKey);

export const identityVerifier = createFirebaseVerifier(
  firebaseProjectId,
  createLocalJWKSet({
    keys: [{ ...identityPublicKey.export({ format: 'jwk' }), kid: identityKeyId, alg: 'RS256' }],
  }),
);

/** When the users of the tests signed in by default; in seconds since the epoch. */
export const signedInAt = 1_700_000_000;

export type TokenUser = Partial<Identity> & Pick<Identity, 'uid' | 'email'>;

/** The claims of a Firebase token, except its times. */
export function identityClaims({
  uid,
  email,
  emailVerified = false,
  displayName,
  photoURL,
  provider = 'password',
  authTime = signedInAt,
}: TokenUser): JWTPayload {
  return {
    iss: `https://securetoken.google.com/${firebaseProjectId}`,
    aud: firebaseProjectId,
    sub: uid,
    email,
    email_verified: emailVerified,
    auth_time: authTime,
    firebase: { sign_in_provider: provider },
    ...(displayName !== undefined && { name: displayName }),
    ...(photoURL !== undefined && { picture: photoURL }),
  };
}

const lifetimeSeconds = 3600;
const tokens = new Map<string, string>();

/** The identity token of a user; the same one for each call. */
export function identityToken(user: TokenUser): string {
  const claims = identityClaims(user);
  const key = JSON.stringify(claims);
  const token = tokens.get(key) ?? signClaims(claims);
  tokens.set(key, token);
  return token;
}

/** A token with these claims, valid for an hour. */
export function signClaims(claims: JWTPayload): string {
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: 'RS256', kid: identityKeyId };
  const parts = [header, { ...claims, iat: now, exp: now + lifetimeSeconds }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signed = parts.join('.');
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), identityPrivateKey).toString('base64url')}`;
}
