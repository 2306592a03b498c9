import type { AuthUser } from '../../contract/user';
import { useDeferredVisitor } from './visitor';

/** Whether the visitor may book and wish, and if not, why. */
export type BuyerAccess =
  | { kind: 'checking' }
  | { kind: 'allowed'; buyer: AuthUser }
  | { kind: 'signInNeeded' }
  | { kind: 'roleNeeded' }
  | { kind: 'denied'; reason: string };

/**
 * Returns whether the visitor may act as a buyer of a product.
 * @param action completes "Only buyers can …"
 * @param sellerUid the seller of the product
 */
export function useBuyerAccess(action: string, sellerUid: string): BuyerAccess {
  const visitor = useDeferredVisitor();
  switch (visitor.status) {
    case 'starting':
    case 'startingLate':
    case 'returning':
    case 'loading':
    case 'unresponsive':
    case 'recognising':
      return { kind: 'checking' };
    case 'signedOut':
      return { kind: 'signInNeeded' };
    case 'unavailable':
    case 'unrecognised':
      return { kind: 'denied', reason: 'We could not check your account. Reload the page.' };
    case 'signedIn':
      if (visitor.role === 'buyer') return { kind: 'allowed', buyer: visitor.user };
      if (visitor.role === null) return { kind: 'roleNeeded' };
      if (visitor.user.uid === sellerUid) {
        return { kind: 'denied', reason: 'This is your own listing.' };
      }
      return { kind: 'denied', reason: `Only buyers can ${action}.` };
  }
}
