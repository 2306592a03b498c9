import type { JWTVerifyGetKey } from 'jose';
import { IdentityServiceUnavailable, type IdentityVerifier } from './identity';
import { parseClaims } from './identity-claims';
import { cacheVerification } from './token-cache';

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Verifies ID tokens of a Firebase project with the keys that Google publishes, as described in
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens.
 */
export function createFirebaseVerifier(
  projectId: string,
  keySet?: JWTVerifyGetKey,
): IdentityVerifier {
  let keys = keySet;
  return cacheVerification(async (idToken) => {
    const { createRemoteJWKSet, jwtVerify } = await import('jose');
    keys ??= createRemoteJWKSet(new URL(googleKeys));
    const { payload } = await jwtVerify(idToken, mapKeyErrors(keys), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      clockTolerance: 5,
    });
    return parseClaims(payload);
  });
}

/** The codes of errors for a token that is not signed with one of the keys. */
const invalidTokenCodes = [
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_NOT_SUPPORTED',
];

/** Throws IdentityServiceUnavailable if the keys cannot be fetched. */
function mapKeyErrors(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isInvalidToken =
        error instanceof Error && 'code' in error && invalidTokenCodes.includes(String(error.code));
      throw isInvalidToken ? error : new IdentityServiceUnavailable(error);
    }
  };
}
