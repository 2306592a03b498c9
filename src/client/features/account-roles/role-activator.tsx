import { useEffect, useEffectEvent } from 'react';
import type { RegistrationRole } from '../../../contract/accounts/user';
import { useActivateRole } from './use-activate-role';

/** Makes the role the active one on mount, because the user has opened a page of it. Renders nothing. */
export function RoleActivator({ role }: { role: RegistrationRole }) {
  const [activateRole] = useActivateRole();
  // Ignore a failure: the server lets a user with both roles make the calls of either.
  const activate = useEffectEvent(() => void activateRole(role).catch(() => undefined));
  useEffect(() => activate(), []);
  return null;
}
