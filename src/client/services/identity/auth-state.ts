import type { AuthUser } from '../../../contract/accounts/user';
import { loadFirebase, toIdentityError, type Firebase } from './call-firebase';
import { IdentityError } from './identity-error';
import type { IdentityEvent } from './identity-types';
import { hasStoredUser, onUserStoredInOtherTab } from './stored-user';

const listeners = new Set<(event: IdentityEvent) => void>();
let pendingCalls = 0;
/** Whether the last call left a user signed in. The SDK may store that user only in memory. */
let isSignedIn = false;

/**
 * Calls the listener with the first auth state and every change. Loads the SDK only when a user may be
 * signed in.
 * @returns a function that unsubscribes
 */
export function watchAuthState(listener: (event: IdentityEvent) => void): () => void {
  let unsubscribe: (() => void) | undefined;
  let isUnsubscribed = false;
  const connect = async () => {
    try {
      const { auth, onAuthStateChanged, toAuthUser } = await loadFirebase();
      if (isUnsubscribed || unsubscribe) return;
      unsubscribe = onAuthStateChanged(auth, (user) => {
        // While a call is pending, the call itself emits the auth state when it ends.
        if (pendingCalls === 0) {
          listener({ type: 'auth.changed', user: user && toAuthUser(user) });
        }
      });
    } catch {
      listener({ type: 'auth.failed' });
    }
  };
  const receive = (event: IdentityEvent) => {
    if (event.type === 'auth.pending') void connect();
    listener(event);
  };
  listeners.add(receive);
  const unsubscribeFromOtherTabs = onUserStoredInOtherTab(() => void connect());
  // A sign-in may have started or ended before this subscription.
  if (pendingCalls > 0) receive({ type: 'auth.pending' });
  else if (isSignedIn || hasStoredUser()) void connect();
  else listener({ type: 'auth.changed', user: null });
  return () => {
    isUnsubscribed = true;
    unsubscribeFromOtherTabs();
    listeners.delete(receive);
    unsubscribe?.();
  };
}

export function emitAuthEvent(event: IdentityEvent): void {
  listeners.forEach((listener) => listener(event));
}

/** Runs an action after which a user is signed in. */
export async function changeSignedInUser(
  action: (firebase: Firebase) => Promise<unknown>,
): Promise<AuthUser> {
  const user = await changeAuthState(action);
  if (!user) throw new IdentityError('No user is signed in.', 'no-current-user');
  return user;
}

/**
 * Runs an action that changes the auth state. Emits `auth.pending` before it and `auth.changed` or
 * `auth.failed` after it, because Firebase reports no auth change after a failed action or a
 * profile update.
 */
export async function changeAuthState(
  action: (firebase: Firebase) => Promise<unknown>,
): Promise<AuthUser | null> {
  pendingCalls += 1;
  emitAuthEvent({ type: 'auth.pending' });
  let firebase: Firebase | undefined;
  try {
    firebase = await loadFirebase();
    await action(firebase);
    return currentUser(firebase);
  } catch (error) {
    throw toIdentityError(error);
  } finally {
    pendingCalls -= 1;
    isSignedIn = firebase !== undefined && currentUser(firebase) !== null;
    emitAuthEvent(
      firebase ? { type: 'auth.changed', user: currentUser(firebase) } : { type: 'auth.failed' },
    );
  }
}

function currentUser({ auth, toAuthUser }: Firebase): AuthUser | null {
  return auth.currentUser && toAuthUser(auth.currentUser);
}
