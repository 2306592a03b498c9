import { Navigate, useLocation } from 'react-router-dom';
import { shownDialog } from '../../components/dialogs/use-back-to-close';
import { bookingIn, type LoginState } from '../../services/login-state';
import { paths } from '../../services/paths';
import { useVisitor } from '../../session/visitor';

/** When the server ends the session of a buyer with an open booking: leads to Login, and from there back to it. */
export function EndedBooking() {
  const visitor = useVisitor();
  const from = useLocation();
  if (visitor.status !== 'signedOut' || !visitor.endedBecause) return null;
  const { booking } = bookingIn(shownDialog());
  if (!booking) return null;
  const state: LoginState = { from, booking, endedBecause: visitor.endedBecause };
  return <Navigate to={paths.login} replace state={state} />;
}
