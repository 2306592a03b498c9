import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthUser } from '../../../contract/accounts/user';
import { lazyComponent } from '../../components/loading/lazy-component';
import { useMustConfirmEmail } from '../../session/use-must-confirm-email';
import { useSession } from '../../session/use-session';
import { confirmationDismissal } from '../../services/storage/confirmation-dismissal';
import { identity } from '../../services/identity/identity';
import { paths } from '../../services/paths/paths';

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

/** Pages without the reminder, because users leave them right after signing in. */
const signInPages: readonly string[] = [paths.login, paths.register];

/** Whether a page itself asks users to confirm the address if that is required. */
const hasOwnNotice = (pathname: string) =>
  pathname === paths.addProduct || pathname.startsWith(paths.payment(''));

/** Asks signed-in users to confirm an unconfirmed email address. */
export function EmailConfirmationReminder() {
  const session = useSession();
  const { pathname } = useLocation();
  const mustConfirm = useMustConfirmEmail();
  const user = 'user' in session && !signInPages.includes(pathname) ? session.user : undefined;
  const uid = user?.uid;
  const [unconfirmedUid, setUnconfirmedUid] = useState<string>();

  useEffect(() => {
    if (!uid || confirmationDismissal.isActive(uid)) return;
    identity.isEmailConfirmed().then(
      (isConfirmed) => setUnconfirmedUid(isConfirmed ? undefined : uid),
      () => undefined,
    );
  }, [uid, mustConfirm]);

  if (!user?.email || !uid || unconfirmedUid !== uid) return null;
  if (mustConfirm && hasOwnNotice(pathname)) return null;
  return <EmailConfirmation key={uid} user={user} />;
}
