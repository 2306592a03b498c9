import type { AuthUser } from '../../contract/user';
import { useVisitor } from './visitor';

const noUser: AuthUser = { uid: '', email: '', displayName: '', photoURL: '' };

/**
 * Returns the signed-in user. Only for pages behind a route guard, which guarantees that there is
 * one.
 */
export function useSignedInUser(): AuthUser {
  const visitor = useVisitor();
  return 'user' in visitor ? visitor.user : noUser;
}
