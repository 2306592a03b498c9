import type { RegistrationRole } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import { useActivateRoleMutation } from '../../api/users-api';
import { useAppDispatch } from '../../api/store-hooks';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { toast } from '../../services/toasts/toasts';
import { loadRole } from './load-role';
import { roleTexts } from './role-texts';

/**
 * Returns a function that makes one of the user's roles the active one, and whether it is in progress.
 */
export function useActivateRole() {
  const { email } = useSignedInUser();
  const dispatch = useAppDispatch();
  const [activate, { isLoading }] = useActivateRoleMutation();

  /** @throws RequestFailure */
  const activateRole = async (role: RegistrationRole): Promise<void> => {
    await unwrapCall(activate({ role }));
    await loadRole(dispatch, email, role);
    toast.success(roleTexts[role].active);
  };
  return [activateRole, isLoading] as const;
}
