import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthUser } from '../../../contract/user';
import { lazyPart } from '../../components/loading/lazy-part';
import { useVisitor } from '../../session/visitor';
import { confirmationDismissal } from '../../services/confirmation-dismissal';
import { identity } from '../../services/identity/identity';
import { paths } from '../../services/paths';

const EmailConfirmation = lazyPart<{ user: AuthUser }>({
  what: 'a reminder',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "email-confirmation" */ '../../features/email-confirmation/email-confirmation'
    );
    return module.EmailConfirmation;
  },
  Waiting: () => null,
});

/** On which somebody is signed in for the moment before they are led on. */
const entrances: readonly string[] = [paths.login, paths.register];

/** The offer to confirm their email address, for those signed in with one that is not. */
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
