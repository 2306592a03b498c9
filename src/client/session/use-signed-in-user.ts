import type { AuthUser } from '../../contract/user';
import { useVisitor } from './visitor';

const noUser: AuthUser = { uid: '', email: '', displayName: '', photoURL: '' };

/** The signed-in user, for pages behind a guard. */
export function useSignedInUser(): AuthUser {
  const visitor = useVisitor();
  return 'user' in visitor ? visitor.user : noUser;
}
