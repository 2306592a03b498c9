import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../api/store-hooks';
import { lazyPart } from '../../components/loading/lazy-part';
import { identity } from '../../services/identity/identity';
import { paths } from '../../services/paths';

const EmailConfirmation = lazyPart<{ email: string }>({
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
  const { status, user } = useAppSelector((state) => state.session);
  const { pathname } = useLocation();
  const isHere = status === 'signedIn' && !entrances.includes(pathname);
  const signedIn = isHere ? user?.uid : undefined;
  const [unconfirmed, setUnconfirmed] = useState<string>();

  useEffect(() => {
    if (!signedIn) return;
    identity.isEmailConfirmed().then(
      (isConfirmed) => setUnconfirmed(isConfirmed ? undefined : signedIn),
      () => undefined,
    );
  }, [signedIn]);

  if (!user?.email || !signedIn || unconfirmed !== signedIn) return null;
  return <EmailConfirmation key={signedIn} email={user.email} />;
}
