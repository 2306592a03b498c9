import { useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { dashboardStartPath } from '../../services/paths/menu-links';
import { toast } from '../../services/toasts/toasts';
import { useConfirmation } from '../confirmation/use-confirmation';
import { loadRole } from './load-role';
import { roleAdditionMachine } from './role-addition.machine';
import { roleTexts } from './role-texts';

/** Runs the addition of the other role to the account. */
export function useRoleAddition({ email }: AuthUser, nextPath?: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return useConfirmation(roleAdditionMachine, {
    save: async ({ subject: role }) => {
      await unwrapCall(dispatch(usersApi.endpoints.addRole.initiate({ role }, { track: false })));
      await loadRole(dispatch, email, role);
    },
    onDone: (role, { isMounted }) => {
      toast.success(roleTexts[role].active);
      // Replaces the dialog's history entry.
      if (isMounted) void navigate(nextPath ?? dashboardStartPath(role), { replace: true });
    },
  });
}
