import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasRole, isTradingRole } from '../../../contract/has-role';
import type { RequiredRole, Role } from '../../../contract/user';
import { useSession } from '../../session/use-session';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { LoginState } from '../../services/login-state';
import { paths } from '../../services/paths';

const RoleArrival = lazyComponent({
  label: 'the switch between buying and selling',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "role-arrival" */ '../../features/account-roles/role-arrival'
    );
    return module.RoleArrival;
  },
  Fallback: () => null,
  Failed: () => null,
});

/**
 * Switches a user of both roles to the side of the page, but only on arrival. After a switch in another tab
 * the page stays open on its side, so that two tabs do not switch back and forth.
 */
function SwitchOnArrival({ role, active }: { role: RequiredRole; active: Role | null }) {
  const [isOtherSide] = useState(role !== active);
  return isOtherSide && isTradingRole(role) && <RoleArrival role={role} />;
}

/**
 * Renders the page for users who have the role; redirects others to Login, which names that role. Must be
 * inside RequireSignIn.
 */
export function RequireRole({ role }: { role: RequiredRole }) {
  const session = useSession();
  const from = useLocation();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  if (hasRole(session, role)) {
    return (
      <>
        <SwitchOnArrival key={from.pathname} role={role} active={session.role} />
        <Outlet />
      </>
    );
  }
  const state: LoginState = { from, neededRole: role };
  return <Navigate to={paths.login} replace state={state} />;
}
