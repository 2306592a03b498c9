import type { ServiceAccount } from '../../environment/variables/identity';
import type { IdentityAccounts } from './identity-accounts';

interface FirebaseAccountsOptions {
  projectId: string;
  serviceAccount: ServiceAccount;
  /** Replaces Google's endpoints, for tests. */
  tokenUrl?: string;
  apiUrl?: string;
}

/** Milliseconds for one request. */
const timeout = 20_000;
const scope = 'https://www.googleapis.com/auth/identitytoolkit';

/** Administers the accounts of a Firebase project by the REST API of Identity Toolkit. */
export function createFirebaseAccounts({
  projectId,
  serviceAccount,
  tokenUrl = 'https://oauth2.googleapis.com/token',
  apiUrl = 'https://identitytoolkit.googleapis.com',
}: FirebaseAccountsOptions): IdentityAccounts {
  return {
    async delete(uid) {
      const accessToken = await fetchAccessToken(serviceAccount, tokenUrl);
      const response = await fetch(`${apiUrl}/v1/projects/${projectId}/accounts:delete`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ localId: uid }),
        signal: AbortSignal.timeout(timeout),
      });
      if (response.ok) return;
      const answer = await response.text();
      if (answer.includes('USER_NOT_FOUND')) return;
      throw new Error(`Firebase rejected the deletion of an account: ${response.status}.`);
    },
  };
}

/** https://developers.google.com/identity/protocols/oauth2/service-account#httprest */
async function fetchAccessToken(
  { clientEmail, privateKey }: ServiceAccount,
  tokenUrl: string,
): Promise<string> {
  const { SignJWT, importPKCS8 } = await import('jose');
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'RS256'));
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`Google rejected the service account: ${response.status}.`);
  const { access_token: accessToken } = (await response.json()) as { access_token?: unknown };
  if (typeof accessToken !== 'string') throw new Error('Google returned no access token.');
  return accessToken;
}
