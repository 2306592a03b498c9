import type { AuthUser } from '../../../contract/user';
import { paths } from '../paths';
import { IdentityError } from './identity-error';
import { hasStoredUser, onUserStoredInOtherTab } from './stored-user';

export type SocialProvider = 'google' | 'github';

export interface Credentials {
  email: string;
  password: string;
}

/** How a user proves to own the account: by the password, or at a social provider. */
export type OwnerProof = { password: string } | { provider: SocialProvider };

/** Firebase's ids of the ways in which a user can sign in. */
export type SignInMethod = 'password' | 'google.com' | 'github.com';

export interface Profile {
  displayName: string;
  photoURL: string;
}

/**
 * `auth.pending` while a call is in flight, `auth.changed` when the auth state is known,
 * `auth.failed` when it cannot be known because the SDK failed to load.
 */
export type IdentityEvent =
  | { type: 'auth.pending' }
  | { type: 'auth.changed'; user: AuthUser | null }
  | { type: 'auth.failed' };

const listeners = new Set<(event: IdentityEvent) => void>();
const emit = (event: IdentityEvent) => listeners.forEach((listener) => listener(event));
let pendingCalls = 0;
/** Whether the last call left a user signed in. The SDK may store that user only in memory. */
let isSignedIn = false;

/** Loads Firebase on demand, so that it does not delay the first render. */
const load = () => import(/* webpackChunkName: "identity" */ './firebase-auth');
type Firebase = Awaited<ReturnType<typeof load>>;

function toIdentityError(error: unknown): IdentityError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  return new IdentityError(message, code.replace(/^auth\//, '') || 'network-request-failed');
}

function currentUser({ auth, toAuthUser }: Firebase): AuthUser | null {
  return auth.currentUser && toAuthUser(auth.currentUser);
}

/**
 * Runs an action that changes the auth state. Emits `auth.pending` before it and `auth.changed` or
 * `auth.failed` after it, because Firebase reports no auth change after a failed action or a
 * profile update.
 */
async function changeAuthState(
  action: (firebase: Firebase) => Promise<unknown>,
): Promise<AuthUser | null> {
  pendingCalls += 1;
  emit({ type: 'auth.pending' });
  let firebase: Firebase | undefined;
  try {
    firebase = await load();
    await action(firebase);
    return currentUser(firebase);
  } catch (error) {
    throw toIdentityError(error);
  } finally {
    pendingCalls -= 1;
    isSignedIn = firebase !== undefined && currentUser(firebase) !== null;
    emit(
      firebase ? { type: 'auth.changed', user: currentUser(firebase) } : { type: 'auth.failed' },
    );
  }
}

/** Runs an action after which a user is signed in. */
async function signIn(action: (firebase: Firebase) => Promise<unknown>): Promise<AuthUser> {
  const user = await changeAuthState(action);
  if (!user) throw new IdentityError('No user is signed in.', 'no-current-user');
  return user;
}

/** Runs a call that emits no events, once the auth state is known. */
async function callFirebase<Result>(
  call: (firebase: Firebase) => Promise<Result>,
): Promise<Result> {
  try {
    const firebase = await load();
    await firebase.auth.authStateReady();
    return await call(firebase);
  } catch (error) {
    throw toIdentityError(error);
  }
}

/** @throws IdentityError if no user is signed in */
function requireUser({ auth: { currentUser } }: Firebase) {
  if (!currentUser) throw new IdentityError('No user is signed in.', 'no-current-user');
  return currentUser;
}

/** Signs the current user in again, without a change of the auth state. The identity token is then a new one. */
async function reauthenticate(firebase: Firebase, proof: OwnerProof): Promise<void> {
  const user = requireUser(firebase);
  if ('provider' in proof) {
    await firebase.reauthenticateWithPopup(user, firebase.providers[proof.provider]);
  } else {
    const credential = firebase.EmailAuthProvider.credential(user.email ?? '', proof.password);
    await firebase.reauthenticateWithCredential(user, credential);
  }
}

/** Showing these errors would reveal which email addresses have an account. */
const accountRevealingCodes = ['user-not-found', 'user-disabled'];

/** Returns the settings of an email: the page that its link opens links back to this path. */
const actionCodeSettings = (path: string) => ({ url: new URL(path, window.location.origin).href });

/**
 * The client of the identity service. A failed sign-in, sign-out or email throws an IdentityError.
 */
export const identity = {
  /**
   * Resolves when the SDK has loaded. Await it before a provider's pop-up can be opened: browsers
   * allow a pop-up only directly after a click.
   */
  async ready(): Promise<void> {
    const { auth } = await load();
    await auth.authStateReady();
  },

  /**
   * Calls the listener with the first auth state and every change. Loads the SDK only when a user may be
   * signed in.
   * @returns a function that unsubscribes
   */
  watch(listener: (event: IdentityEvent) => void): () => void {
    let unsubscribe: (() => void) | undefined;
    let isUnsubscribed = false;
    const connect = async () => {
      try {
        const { auth, onAuthStateChanged, toAuthUser } = await load();
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
  },

  signInWithPassword: ({ email, password }: Credentials): Promise<AuthUser> =>
    signIn(({ auth, signInWithEmailAndPassword }) =>
      signInWithEmailAndPassword(auth, email, password),
    ),

  signInWithProvider: (provider: SocialProvider): Promise<AuthUser> =>
    signIn(({ auth, providers, signInWithPopup }) => signInWithPopup(auth, providers[provider])),

  createAccount: ({ email, password }: Credentials): Promise<AuthUser> =>
    signIn(({ auth, createUserWithEmailAndPassword }) =>
      createUserWithEmailAndPassword(auth, email, password),
    ),

  updateProfile: (profile: Profile): Promise<AuthUser> =>
    signIn(async ({ auth, updateProfile }) => {
      if (auth.currentUser) await updateProfile(auth.currentUser, profile);
    }),

  signOut: (): Promise<AuthUser | null> => changeAuthState(({ auth, signOut }) => signOut(auth)),

  /** Signs out locally after the server has ended the session. */
  endSession: (): Promise<void> => callFirebase(({ auth, signOut }) => signOut(auth)),

  /**
   * Resolves to the user's identity token; null if no user is signed in. The SDK renews an expired
   * token. This function renews a token that was issued before the email address was confirmed.
   */
  async token(): Promise<string | null> {
    const { auth, getIdTokenResult } = await load();
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user) return null;
    const { token, claims } = await getIdTokenResult(user);
    return user.emailVerified && !claims['email_verified'] ? user.getIdToken(true) : token;
  },

  /** Sends a password reset email if the address has an account. */
  sendPasswordReset: (email: string): Promise<void> =>
    callFirebase(({ auth, sendPasswordResetEmail }) =>
      sendPasswordResetEmail(auth, email, actionCodeSettings(paths.login)),
    ).catch((error: unknown) => {
      if (!(error instanceof IdentityError && accountRevealingCodes.includes(error.code)))
        throw error;
    }),

  /** Sends a confirmation email to the signed-in user. */
  sendEmailConfirmation: (): Promise<void> =>
    callFirebase(async ({ auth, sendEmailVerification }) => {
      if (auth.currentUser)
        await sendEmailVerification(auth.currentUser, actionCodeSettings(paths.home));
    }),

  /**
   * Resolves to whether the user's email address was confirmed when the SDK last fetched the user.
   */
  isEmailConfirmed: (): Promise<boolean> =>
    callFirebase(async ({ auth }) => auth.currentUser?.emailVerified ?? true),

  /** Refetches the user and resolves to whether the email address is confirmed. */
  refreshEmailConfirmation: (): Promise<boolean> =>
    callFirebase(async ({ auth, reload }) => {
      if (auth.currentUser) await reload(auth.currentUser);
      return auth.currentUser?.emailVerified ?? true;
    }),

  proveOwner: (proof: OwnerProof): Promise<void> =>
    callFirebase((firebase) => reauthenticate(firebase, proof)),

  /** Changes the password. Requires a recent sign-in; ends those of other devices. */
  changePassword: (password: string): Promise<void> =>
    callFirebase((firebase) => firebase.updatePassword(requireUser(firebase), password)),

  /**
   * Sends an email to the new address, whose link changes the user's address. Requires a recent sign-in.
   */
  requestEmailChange: (email: string): Promise<void> =>
    callFirebase((firebase) =>
      firebase.verifyBeforeUpdateEmail(
        requireUser(firebase),
        email,
        actionCodeSettings(paths.login),
      ),
    ),

  /**
   * Changes the name and photo of a signed-in user, and runs `save` before the change is emitted. Unlike in
   * `updateProfile`, the auth state is not pending meanwhile, so that the page stays.
   */
  async changeProfile(profile: Profile, save: (user: AuthUser) => Promise<unknown>): Promise<void> {
    const user = await callFirebase(async (firebase) => {
      const current = requireUser(firebase);
      await firebase.updateProfile(current, profile);
      return firebase.toAuthUser(current);
    });
    await save(user);
    emit({ type: 'auth.changed', user });
  },

  /** Resolves to the ways in which the user can sign in. */
  signInMethods: (): Promise<SignInMethod[]> =>
    callFirebase(async ({ auth }) => {
      const infos = auth.currentUser?.providerData ?? [];
      return [...new Set(infos.map(({ providerId }) => providerId as SignInMethod))];
    }),

  /**
   * Resolves to the email address of the signed-in user's API account; null if no user is signed
   * in.
   */
  async email(): Promise<string | null> {
    const firebase = await load();
    await firebase.auth.authStateReady();
    return currentUser(firebase)?.email ?? null;
  },
};
