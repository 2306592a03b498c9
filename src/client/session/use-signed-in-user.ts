import type { AuthUser } from '../../contract/user';
import { useAppSelector } from '../api/store-hooks';

const nobody: AuthUser = { uid: '', email: '', displayName: '', photoURL: '' };

/** The signed-in user, for screens behind a guard. */
export function useSignedInUser(): AuthUser {
  return useAppSelector((state) => state.session.user) ?? nobody;
}
