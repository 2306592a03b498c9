import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../session/use-session';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { pathAfterSignIn, loginState } from '../../services/paths/login-state';
import { lazyComponent } from '../../components/loading/lazy-component';

const RoleChoice = lazyComponent({
  label: 'the choice of a role',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "role-choice" */ '../../features/role-choice/role-choice'
    );
    return module.RoleChoice;
  },
  Fallback: () => <FullScreenSpinner />,
});

/**
 * Asks a user without a role, such as after a first social sign-in, to choose one, and then continues
 * to the requested page. Must be inside RequireSignIn.
 * @param props.hasPublicData whether the page may be visible while the session is checked
 */
export function RequireChosenRole({ hasPublicData = false }: { hasPublicData?: boolean }) {
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  const [wasRoleMissing, setWasRoleMissing] = useState(false);
  if (session.status === 'suspended') return <Outlet />;
  if (session.status !== 'signedIn') return hasPublicData ? <Outlet /> : <FullScreenSpinner />;
  if (session.role === null) {
    if (!wasRoleMissing) setWasRoleMissing(true);
    return <RoleChoice user={session.user} />;
  }
  const login = loginState(state);
  return wasRoleMissing && login.from ? (
    <Navigate to={pathAfterSignIn(login)} replace />
  ) : (
    <Outlet />
  );
}
