import type { JWTVerifyGetKey } from 'jose';
import { IdentityServiceUnavailable, type IdentityVerifier } from './identity';
import { parseClaims } from './identity-claims';
import { cacheVerification } from './token-cache';

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Verifies ID tokens of a Firebase project against the keys that Google publishes, as
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens asks.
 */
export function createFirebaseVerifier(
  projectId: string,
  keySet?: JWTVerifyGetKey,
): IdentityVerifier {
  let keys = keySet;
  return cacheVerification(async (idToken) => {
    const { createRemoteJWKSet, jwtVerify } = await import('jose');
    keys ??= createRemoteJWKSet(new URL(googleKeys));
    const { payload } = await jwtVerify(idToken, reportingOutage(keys), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      clockTolerance: 5,
    });
    return parseClaims(payload);
  });
}

/** Error codes for a token that is not signed with the known keys. */
const tokenFaults = [
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_NOT_SUPPORTED',
];

function reportingOutage(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isTokenFault =
        error instanceof Error && 'code' in error && tokenFaults.includes(String(error.code));
      throw isTokenFault ? error : new IdentityServiceUnavailable(error);
    }
  };
}
