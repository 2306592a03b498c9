import type { IdentityVerifier } from '../../server/domains/access/identity';
import { parseClaims } from '../../server/domains/access/identity-claims';
import type { IdentityEmulator } from './identity-emulator';

/**
 * Creates a verifier for the tokens of the emulator. They are not signed, so use it in the sandbox only.
 * As with Firebase, the token of a deleted account stays valid until it expires.
 */
export function createSandboxIdentityVerifier(
  projectId: string,
  accounts: IdentityEmulator['accounts'],
): IdentityVerifier {
  return async (idToken) => {
    const { UnsecuredJWT } = await import('jose');
    const { payload } = UnsecuredJWT.decode(idToken, {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const account = accounts.getUserByLocalId(payload.sub ?? '');
    if (account?.disabled) throw new Error('The account of this token was disabled.');
    if ((payload.iat ?? 0) < Number(account?.validSince ?? 0)) {
      throw new Error('The session of this token has ended.');
    }
    return parseClaims(payload);
  };
}
