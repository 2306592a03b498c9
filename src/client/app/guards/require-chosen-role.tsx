import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useVisitor } from '../../session/visitor';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { destination, loginState } from '../../services/login-state';
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

/**
 * Inside RequireSignIn: somebody who came through a social sign-in first chooses their role, and
 * goes on to where they were going.
 */
export function RequireChosenRole() {
  const visitor = useVisitor();
  const { state } = useLocation() as { state: unknown };
  const [wasAsked, setWasAsked] = useState(false);
  if (visitor.status !== 'signedIn') return <FullScreenSpinner />;
  if (visitor.role === null) {
    if (!wasAsked) setWasAsked(true);
    return <RoleChoice user={visitor.user} />;
  }
  const from = loginState(state);
  return wasAsked && from.from ? <Navigate to={destination(from)} replace /> : <Outlet />;
}
