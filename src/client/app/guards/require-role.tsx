import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '../../../contract/user';
import { useVisitor } from '../../session/visitor';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import type { LoginState } from '../../services/login-state';
import { paths } from '../../services/paths';

/** Inside RequireSignIn: lets one role through, and tells everybody else which one that is. */
export function RequireRole({ role }: { role: Role }) {
  const visitor = useVisitor();
  const from = useLocation();
  if (visitor.status !== 'signedIn') return <FullScreenSpinner />;
  if (visitor.role === role) return <Outlet />;
  const state: LoginState = { from, neededRole: role };
  return <Navigate to={paths.login} replace state={state} />;
}
