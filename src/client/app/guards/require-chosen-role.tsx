import { Outlet } from 'react-router-dom';
import { useVisitor } from '../../api/use-visitor';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { RoleChoice } from '../../features/role-choice/role-choice';

/** Inside RequireSignIn: somebody who came through a social sign-in first chooses their role. */
export function RequireChosenRole() {
  const visitor = useVisitor();
  if (visitor.status !== 'signedIn') return <FullScreenSpinner />;
  return visitor.role === null ? <RoleChoice user={visitor.user} /> : <Outlet />;
}
