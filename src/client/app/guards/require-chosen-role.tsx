import { Outlet } from 'react-router-dom';
import { useVisitor } from '../../session/visitor';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { lazyPart } from '../../components/loading/lazy-part';

const RoleChoice = lazyPart({
  what: 'the choice of a role',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "role-choice" */ '../../features/role-choice/role-choice'
    );
    return module.RoleChoice;
  },
  Waiting: () => <FullScreenSpinner />,
});

/** Inside RequireSignIn: somebody who came through a social sign-in first chooses their role. */
export function RequireChosenRole() {
  const visitor = useVisitor();
  if (visitor.status !== 'signedIn') return <FullScreenSpinner />;
  return visitor.role === null ? <RoleChoice user={visitor.user} /> : <Outlet />;
}
