import { configuration } from '../services/configuration';
import { useSession } from './use-session';

/** Returns whether the user must confirm the email address before booking, paying, asking a seller or adding products. */
export function useMustConfirmEmail(): boolean {
  const session = useSession();
  return (
    configuration().requiresConfirmedEmail === true &&
    session.status === 'signedIn' &&
    session.emailConfirmed === false
  );
}
