import type { AuthUser } from '../../../contract/user';
import { paths } from '../paths';
import { IdentityError } from './identity-error';

export type SocialProvider = 'google' | 'github';

export interface Credentials {
  email: string;
  password: string;
}

export interface Profile {
  displayName: string;
  photoURL: string;
}

/**
 * `auth.pending` while a call is under way, `auth.changed` once it is known who is signed in,
 * `auth.failed` when that cannot be known because the SDK could not be loaded.
 */
export type IdentityEvent =
  | { type: 'auth.pending' }
  | { type: 'auth.changed'; user: AuthUser | null }
  | { type: 'auth.failed' };

const listeners = new Set<(event: IdentityEvent) => void>();
const announce = (event: IdentityEvent) => listeners.forEach((listener) => listener(event));
let callsUnderWay = 0;

/** Firebase is fetched when first needed: a page can be read before it is there. */
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
 * Runs a call of the identity service with its two announcements. The second is made here too,
 * because neither a failed call nor a profile update causes an auth change in Firebase.
 */
async function call(action: (firebase: Firebase) => Promise<unknown>): Promise<AuthUser | null> {
  callsUnderWay += 1;
  announce({ type: 'auth.pending' });
  let firebase: Firebase | undefined;
  try {
    firebase = await load();
    await action(firebase);
    return currentUser(firebase);
  } catch (error) {
    throw toIdentityError(error);
  } finally {
    callsUnderWay -= 1;
    announce(
      firebase ? { type: 'auth.changed', user: currentUser(firebase) } : { type: 'auth.failed' },
    );
  }
}

async function signIn(action: (firebase: Firebase) => Promise<unknown>): Promise<AuthUser> {
  const user = await call(action);
  if (!user) throw new IdentityError('Nobody is signed in.', 'no-current-user');
  return user;
}

/** Runs a call that changes nothing about who is signed in. */
async function ask<Answer>(question: (firebase: Firebase) => Promise<Answer>): Promise<Answer> {
  try {
    const firebase = await load();
    await firebase.auth.authStateReady();
    return await question(firebase);
  } catch (error) {
    throw toIdentityError(error);
  }
}

/** By these the identity service would tell which addresses have an account. */
const tellingCodes = ['user-not-found', 'user-disabled'];

/** Where the identity service's own page leads on to. */
const leadingTo = (path: string) => ({ url: new URL(path, window.location.origin).href });

/** The identity service as the application needs it. Every failure is an IdentityError. */
export const identity = {
  /**
   * Resolves when nothing more has to be fetched before a provider's window opens: a browser lets a
   * page open one only in the moment of a press.
   */
  async ready(): Promise<void> {
    const { auth } = await load();
    await auth.authStateReady();
  },

  /** Calls back with the first auth result and each later one; returns how to stop. */
  watch(listener: (event: IdentityEvent) => void): () => void {
    let stop = () => undefined as void;
    let stopped = false;
    listeners.add(listener);
    // Whoever is quick has pressed before the watch begins.
    if (callsUnderWay > 0) listener({ type: 'auth.pending' });
    load().then(
      ({ auth, onAuthStateChanged, toAuthUser }) => {
        if (stopped) return;
        stop = onAuthStateChanged(auth, (user) => {
          // The first result may come in the middle of a call, which is still pending then.
          if (callsUnderWay === 0) {
            listener({ type: 'auth.changed', user: user && toAuthUser(user) });
          }
        });
      },
      () => listener({ type: 'auth.failed' }),
    );
    return () => {
      stopped = true;
      listeners.delete(listener);
      stop();
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

  signOut: (): Promise<AuthUser | null> => call(({ auth, signOut }) => signOut(auth)),

  /** Signs out after the server has ended the session: the page does not wait for it. */
  endSession: (): Promise<void> => ask(({ auth, signOut }) => signOut(auth)),

  /**
   * The signed-in user's identity token, renewed by the SDK when it is old, and when it does not
   * say yet that the email address is confirmed; null for a visitor.
   */
  async token(): Promise<string | null> {
    const { auth, getIdTokenResult } = await load();
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user) return null;
    const { token, claims } = await getIdTokenResult(user);
    return user.emailVerified && !claims['email_verified'] ? user.getIdToken(true) : token;
  },

  /** Has a mail sent to choose a new password with, if the address has an account. */
  sendPasswordReset: (email: string): Promise<void> =>
    ask(({ auth, sendPasswordResetEmail }) =>
      sendPasswordResetEmail(auth, email, leadingTo(paths.login)),
    ).catch((error: unknown) => {
      if (!(error instanceof IdentityError && tellingCodes.includes(error.code))) throw error;
    }),

  /** Has a mail sent by which the signed-in user confirms their email address. */
  sendEmailConfirmation: (): Promise<void> =>
    ask(async ({ auth, sendEmailVerification }) => {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser, leadingTo(paths.home));
    }),

  /** Whether the signed-in user's email address is confirmed, as far as this browser knows. */
  isEmailConfirmed: (): Promise<boolean> =>
    ask(async ({ auth }) => auth.currentUser?.emailVerified ?? true),

  /** The same, asked of the identity service anew. */
  refreshEmailConfirmation: (): Promise<boolean> =>
    ask(async ({ auth, reload }) => {
      if (auth.currentUser) await reload(auth.currentUser);
      return auth.currentUser?.emailVerified ?? true;
    }),

  /** The signed-in user's email, as the API knows them; null for a visitor. */
  async email(): Promise<string | null> {
    const firebase = await load();
    await firebase.auth.authStateReady();
    return currentUser(firebase)?.email ?? null;
  },
};
