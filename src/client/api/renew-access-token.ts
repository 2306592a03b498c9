import { accessTokenSchema } from '../../contract/user';
import { accessToken } from '../services/access-token';
import { configuration } from '../services/configuration';
import { identity } from '../services/identity/identity';

let renewing: Promise<void> | undefined;

async function renew(): Promise<void> {
  const [email, token] = await Promise.all([identity.email(), identity.token()]);
  if (!email || !token) return accessToken.forget();
  const api = new URL(configuration().apiUrl, window.location.origin).href;
  const response = await fetch(`${api}/jwt?email=${encodeURIComponent(email)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (response.status === 403) {
    // The account was deleted while this tab was open.
    accessToken.forget();
    await identity.signOut();
  }
  const answer = accessTokenSchema.safeParse(await response.json());
  if (answer.success) accessToken.store(answer.data.accessToken);
}

/** Exchanges the identity token for a new access token; callers at the same time share one call. */
export function renewAccessToken(): Promise<void> {
  renewing ??= renew()
    // The caller has the 401 in hand already and shows that.
    .catch(() => undefined)
    .finally(() => (renewing = undefined));
  return renewing;
}
