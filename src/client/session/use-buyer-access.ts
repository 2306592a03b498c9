import { hasRole } from '../../contract/accounts/has-role';
import type { AuthUser } from '../../contract/accounts/user';
import { useDeferredSession } from './use-session';

/** Whether the user can book and wish, and if not, why. */
export type BuyerAccess =
  | { kind: 'checking' }
  | { kind: 'allowed'; buyer: AuthUser }
  | { kind: 'signInNeeded' }
  | { kind: 'roleNeeded' }
  /** The user sells the product. */
  | { kind: 'own' }
  | { kind: 'denied'; reason: string };

/**
 * Returns whether the user can act as a buyer of a product.
 * @param action completes "Only buyers can …"
 * @param sellerUid the seller of the product
 */
export function useBuyerAccess(action: string, sellerUid: string): BuyerAccess {
  const session = useDeferredSession();
  switch (session.status) {
    case 'starting':
    case 'startingSlowly':
    case 'restoring':
    case 'loading':
    case 'loadingSlowly':
    case 'loadingAccount':
      return { kind: 'checking' };
    case 'signedOut':
      return { kind: 'signInNeeded' };
    case 'identityUnavailable':
    case 'accountFailed':
      return { kind: 'denied', reason: 'We could not check your account. Reload the page.' };
    case 'suspended':
      return { kind: 'denied', reason: 'Your account is suspended.' };
    case 'signedIn':
      if (session.user.uid === sellerUid) return { kind: 'own' };
      if (hasRole(session, 'buyer')) return { kind: 'allowed', buyer: session.user };
      if (session.role === null) return { kind: 'roleNeeded' };
      return { kind: 'denied', reason: `Only buyers can ${action}.` };
  }
}
