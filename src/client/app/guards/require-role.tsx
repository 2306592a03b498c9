import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasRole, isTradingRole } from '../../../contract/accounts/has-role';
import type { RequiredRole, Role } from '../../../contract/accounts/user';
import { useSession } from '../../session/use-session';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { LoginState } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';

const RoleActivator = lazyComponent({
  label: 'the switch between buying and selling',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "role-arrival" */ '../../features/account-roles/role-activator'
    );
    return module.RoleActivator;
  },
  Fallback: () => null,
  Failed: () => null,
});

/**
 * Activates the role of the page for a user with both roles, but only when the page opens. A later switch in
 * another tab does not activate it again, so that two tabs do not switch back and forth.
 */
function ActivatePageRole({ role, active }: { role: RequiredRole; active: Role | null }) {
  const [isInactive] = useState(role !== active);
  return isInactive && isTradingRole(role) && <RoleActivator role={role} />;
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
        <ActivatePageRole key={from.pathname} role={role} active={session.role} />
        <Outlet />
      </>
    );
  }
  const state: LoginState = { from, neededRole: role };
  return <Navigate to={paths.login} replace state={state} />;
}
