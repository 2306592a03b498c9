import type { JWTVerifyGetKey } from 'jose';
import { IdentityServiceUnreachable, type IdentityVerifier } from './identity';
import { readClaims } from './identity-claims';
import { verifyOnce } from './verified-tokens';

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
  return verifyOnce(async (idToken) => {
    const { createRemoteJWKSet, jwtVerify } = await import('jose');
    keys ??= createRemoteJWKSet(new URL(googleKeys));
    const { payload } = await jwtVerify(idToken, tellingOutage(keys), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      clockTolerance: 5,
    });
    return readClaims(payload);
  });
}

/** What is wrong with a token when the keys are there, and none of them is the token's. */
const tokenFaults = [
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_NOT_SUPPORTED',
];

function tellingOutage(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isTokenFault =
        error instanceof Error && 'code' in error && tokenFaults.includes(String(error.code));
      throw isTokenFault ? error : new IdentityServiceUnreachable(error);
    }
  };
}
