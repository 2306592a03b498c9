import type { AuthUser } from '../../contract/accounts/user';
import { useSession } from './use-session';

const noUser: AuthUser = { uid: '', email: '', displayName: '', photoURL: '' };

/**
 * Returns the signed-in user. Only for pages behind a route guard, which guarantees that there is
 * one.
 */
export function useSignedInUser(): AuthUser {
  const session = useSession();
  return 'user' in session ? session.user : noUser;
}
