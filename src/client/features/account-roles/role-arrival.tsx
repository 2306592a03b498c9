import { useEffect, useEffectEvent } from 'react';
import type { RegistrationRole } from '../../../contract/user';
import { useActivateRole } from './use-activate-role';

/** Switches to the other side when it is mounted: the user has opened a page of it. Renders nothing. */
export function RoleArrival({ role }: { role: RegistrationRole }) {
  const [activateRole] = useActivateRole();
  // Ignore a failure: the server admits the user to both sides.
  const activate = useEffectEvent(() => void activateRole(role).catch(() => undefined));
  useEffect(() => activate(), []);
  return null;
}
