import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type { AuthUser, RegistrationRole } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { dashboardStartPath } from '../../services/paths/menu-links';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { loadRole } from './load-role';
import { roleAdditionMachine } from './role-addition.machine';
import { roleTexts } from './role-texts';

interface RoleAddition {
  user: AuthUser;
  /** The role to add. */
  role: RegistrationRole;
}

export function useRoleAddition(addition: RoleAddition) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return useDetachedActor(
    (component) =>
      roleAdditionMachine.provide({
        actors: {
          addRole: fromPromise(async () => {
            const { role, user } = component.props;
            await unwrapCall(
              dispatch(usersApi.endpoints.addRole.initiate({ role }, { track: false })),
            );
            await loadRole(dispatch, user.email, role);
          }),
        },
        actions: {
          announceRole: () => {
            const { role } = component.props;
            toast.success(roleTexts[role].active);
            // Replaces the dialog's history entry.
            if (component.isMounted) void navigate(dashboardStartPath(role), { replace: true });
          },
        },
      }),
    addition,
    { ...inspectOptions(addition.role), ...failureToastOptions },
  );
}
