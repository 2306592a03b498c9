import { useState, type MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { hasRole, isTradingRole } from '../../../contract/accounts/has-role';
import { hasCapability } from '../../services/configuration';
import type { LoginState } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { useSession } from '../../session/use-session';
import { RoleAdditionDialog } from './role-addition';

/** A visitor registers as a seller, and then sees the form. */
const visitorState: LoginState = { from: { pathname: paths.addProduct }, neededRole: 'seller' };

/**
 * The way to sell, for everybody: a visitor registers on the way, a buyer adds the role in a dialog, and the form
 * is open afterwards. Staff can't sell.
 */
export function SellLink(props: Omit<LinkProps, 'to' | 'state' | 'onClick'>) {
  const session = useSession();
  const [request, setRequest] = useState<{ role: 'seller' }>();
  if (session.status === 'signedOut') {
    return <Link {...props} to={paths.register} state={visitorState} />;
  }
  if (session.status !== 'signedIn') return <Link {...props} to={paths.addProduct} />;
  const isBuyer = session.role === 'buyer' && !hasRole(session, 'seller');
  if (session.role !== null && !isTradingRole(session.role)) return null;
  const askForRole = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setRequest({ role: 'seller' });
  };
  return (
    <>
      <Link
        {...props}
        to={paths.addProduct}
        onClick={isBuyer && hasCapability('extensions') ? askForRole : undefined}
      />
      {request && (
        <RoleAdditionDialog
          request={request}
          user={session.user}
          isVerified={session.verified}
          nextPath={paths.addProduct}
        />
      )}
    </>
  );
}
