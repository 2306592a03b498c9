import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '../../../contract/user';
import { useVisitor } from '../../session/visitor';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import type { LoginState } from '../../services/login-state';
import { paths } from '../../services/paths';

/**
 * Renders the page for one role; redirects others to Login, which names that role. Must be inside
 * RequireSignIn.
 */
export function RequireRole({ role }: { role: Role }) {
  const visitor = useVisitor();
  const from = useLocation();
  if (visitor.status !== 'signedIn') return <FullScreenSpinner />;
  if (visitor.role === role) return <Outlet />;
  const state: LoginState = { from, neededRole: role };
  return <Navigate to={paths.login} replace state={state} />;
}
