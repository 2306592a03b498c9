import { useNavigate } from 'react-router-dom';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { openDialogId } from '../../components/dialogs/use-close-on-back';
import { dashboardStartPath } from '../../services/paths/menu-links';
import { toast } from '../../services/toasts/toasts';
import { failureMessage } from '../failure-message';
import { useActivateRole } from './use-activate-role';

/**
 * Returns a function that makes the other role the active one and opens its dashboard, and whether the switch
 * is in progress.
 */
export function useSwitchRole() {
  const navigate = useNavigate();
  const [activateRole, isSwitching] = useActivateRole();
  const switchRole = (role: RegistrationRole) =>
    activateRole(role).then(
      // The drawer with the menu has its own history entry.
      () => void navigate(dashboardStartPath(role), { replace: openDialogId() !== undefined }),
      (error: unknown) => toast.error(failureMessage(error)),
    );
  return [switchRole, isSwitching] as const;
}
