import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useVisitor } from '../../session/visitor';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { destination, loginState } from '../../services/login-state';
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
 * Rendered inside RequireSignIn. A user without a role, after a first social sign-in, chooses one
 * and then continues to the page they came for.
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
