import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '../../../contract/user';
import { useSession } from '../../session/use-session';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import type { LoginState } from '../../services/login-state';
import { paths } from '../../services/paths';

/**
 * Renders the page for one role; redirects others to Login, which names that role. Must be inside
 * RequireSignIn.
 */
export function RequireRole({ role }: { role: Role }) {
  const session = useSession();
  const from = useLocation();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  if (session.role === role) return <Outlet />;
  const state: LoginState = { from, neededRole: role };
  return <Navigate to={paths.login} replace state={state} />;
}
