import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthUser } from '../../../contract/user';
import { lazyComponent } from '../../components/loading/lazy-component';
import { useVisitor } from '../../session/visitor';
import { confirmationDismissal } from '../../services/confirmation-dismissal';
import { identity } from '../../services/identity/identity';
import { paths } from '../../services/paths';

const EmailConfirmation = lazyComponent<{ user: AuthUser }>({
  label: 'a reminder',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "email-confirmation" */ '../../features/email-confirmation/email-confirmation'
    );
    return module.EmailConfirmation;
  },
  Fallback: () => null,
});

/** Pages that a user leaves right after signing in. */
const entrances: readonly string[] = [paths.login, paths.register];

/** Asks signed-in users to confirm an unconfirmed email address. */
export function EmailConfirmationLine() {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const user = 'user' in visitor && !entrances.includes(pathname) ? visitor.user : undefined;
  const signedIn = user?.uid;
  const [unconfirmed, setUnconfirmed] = useState<string>();

  useEffect(() => {
    if (!signedIn || confirmationDismissal.isActive(signedIn)) return;
    identity.isEmailConfirmed().then(
      (isConfirmed) => setUnconfirmed(isConfirmed ? undefined : signedIn),
      () => undefined,
    );
  }, [signedIn]);

  if (!user?.email || !signedIn || unconfirmed !== signedIn) return null;
  return <EmailConfirmation key={signedIn} user={user} />;
}
