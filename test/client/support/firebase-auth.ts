import type { AuthUser } from '../../../src/contract/accounts/user';

// A fake of services/identity/firebase-auth, the Firebase adapter. It has the same exports and stores
// the accounts of one test in this module.

interface FakeUser extends AuthUser {
  emailVerified: boolean;
  providerData: { providerId: string }[];
  getIdToken: () => Promise<string>;
}

interface Account extends AuthUser {
  password: string;
}

type Listener = (user: FakeUser | null) => void;

const listeners = new Set<Listener>();
let accounts: Account[] = [];
let confirmedEmails: readonly string[] | 'all' = 'all';
let sentEmails: string[] = [];
let socialAccount: AuthUser | null = null;
let failure: Error | null = null;
let signInMethods: readonly string[] = [];
let disconnectedMethod: string | undefined;
/** Sign-ins wait for this promise. */
let signInAllowed = Promise.resolve();

export const auth = {
  currentUser: null as FakeUser | null,
  authStateReady: () => Promise.resolve(),
};

export const providers = { google: 'google', github: 'github' };

/** An error with Firebase's message and code. */
function firebaseError(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });
}

/** The local storage key under which the SDK stores the signed-in user. */
const storedUserKey = 'firebase:authUser:key:[DEFAULT]';

function setCurrentUser(user: AuthUser | null): void {
  if (user) localStorage.setItem(storedUserKey, user.uid);
  else localStorage.removeItem(storedUserKey);
  auth.currentUser = user && {
    ...user,
    emailVerified: isConfirmed(user.email),
    providerData: signInMethods.map((providerId) => ({ providerId })),
    getIdToken: async () => `identity-token-of-${user.uid}`,
  };
  listeners.forEach((listener) => listener(auth.currentUser));
}

const isConfirmed = (email: string) => confirmedEmails === 'all' || confirmedEmails.includes(email);

function throwIfFailing(): void {
  if (failure) throw failure;
}

export function onAuthStateChanged(_auth: unknown, listener: Listener): () => void {
  listeners.add(listener);
  queueMicrotask(() => listener(auth.currentUser));
  return () => listeners.delete(listener);
}

export async function signInWithEmailAndPassword(_auth: unknown, email: string, password: string) {
  await signInAllowed;
  throwIfFailing();
  const account = accounts.find((known) => known.email === email && known.password === password);
  if (!account) throw firebaseError('invalid-credential');
  setCurrentUser(account);
}

export async function createUserWithEmailAndPassword(
  _auth: unknown,
  email: string,
  password: string,
) {
  throwIfFailing();
  if (accounts.some((known) => known.email === email)) throw firebaseError('email-already-in-use');
  const account = { uid: `uid-of-${email}`, email, displayName: '', photoURL: '', password };
  accounts.push(account);
  setCurrentUser(account);
}

export async function signInWithPopup() {
  throwIfFailing();
  if (!socialAccount) throw firebaseError('popup-closed-by-user');
  setCurrentUser(socialAccount);
}

/** Like Firebase, emits no auth change. */
export async function updateProfile(user: FakeUser, profile: Partial<AuthUser>) {
  throwIfFailing();
  Object.assign(user, profile);
}

export async function linkWithPopup({ providerData }: FakeUser, provider: string) {
  throwIfFailing();
  providerData.push({ providerId: `${provider}.com` });
}

export async function unlink(user: FakeUser, method: string) {
  throwIfFailing();
  user.providerData = user.providerData.filter(({ providerId }) => providerId !== method);
}

export async function updatePassword({ providerData }: FakeUser) {
  throwIfFailing();
  if (!providerData.some(({ providerId }) => providerId === 'password')) {
    providerData.push({ providerId: 'password' });
  }
}

export const EmailAuthProvider = {
  credential: (email: string, password: string) => ({ email, password }),
};

export async function reauthenticateWithCredential(
  _user: FakeUser,
  credential: { email: string; password: string },
) {
  const isCorrect = accounts.some(
    ({ email, password }) => email === credential.email && password === credential.password,
  );
  if (!isCorrect) throw firebaseError('wrong-password');
  failure = null;
}

/** Succeeds, as if the user chose the right account in the pop-up. */
export async function reauthenticateWithPopup() {
  throwIfFailing();
}

export async function getIdTokenResult(user: FakeUser) {
  const claims = { email_verified: user.emailVerified };
  return { token: await user.getIdToken(), claims };
}

export async function reload(user: FakeUser) {
  throwIfFailing();
  user.emailVerified = isConfirmed(user.email);
  user.providerData = user.providerData.filter(
    ({ providerId }) => providerId !== disconnectedMethod,
  );
}

export async function sendEmailVerification({ email }: FakeUser) {
  throwIfFailing();
  sentEmails.push(`confirm ${email}`);
}

export async function sendPasswordResetEmail(_auth: unknown, email: string) {
  throwIfFailing();
  sentEmails.push(`reset ${email}`);
}

export async function signOut() {
  throwIfFailing();
  setCurrentUser(null);
}

export const toAuthUser = ({ uid, email, displayName, photoURL }: AuthUser): AuthUser => ({
  uid,
  email,
  displayName,
  photoURL,
});

/** Controls the fake from a test. */
export const firebase = {
  reset(): void {
    listeners.clear();
    accounts = [];
    confirmedEmails = 'all';
    sentEmails = [];
    socialAccount = null;
    failure = null;
    signInMethods = [];
    disconnectedMethod = undefined;
    signInAllowed = Promise.resolve();
    auth.currentUser = null;
  },
  addAccount: (account: Account): void => void accounts.push(account),
  /** Sets the account that the social provider returns. */
  setSocialAccount: (user: AuthUser): void => void (socialAccount = user),
  /** Sets the sign-in methods of the users who sign in from now on, by Firebase's ids. */
  setSignInMethods: (...methods: string[]): void => void (signInMethods = methods),
  /** Disconnects a sign-in method on another device. */
  disconnectElsewhere: (method: string): void => void (disconnectedMethod = method),
  /** Sets the confirmed email addresses. By default all are confirmed. */
  setConfirmedEmails: (...emails: string[]): void => void (confirmedEmails = emails),
  /** The emails sent, as "<kind> <address>". */
  sentEmails: (): readonly string[] => sentEmails,
  /** Makes all calls fail with this error of Firebase. */
  failWith: (code: string): void => void (failure = firebaseError(code)),
  /** Makes calls succeed again. */
  stopFailing: (): void => void (failure = null),
  /** Leaves sign-ins pending until the returned function is called. */
  holdSignIn(): () => void {
    let release = () => undefined as void;
    signInAllowed = new Promise<void>((resolve) => (release = resolve));
    return release;
  },
  /**
   * Emits the signed-in user, as after a reload of the page or a sign-in in another tab; null after a
   * sign-out.
   */
  setSignedInUser(user: AuthUser | null): void {
    setCurrentUser(user);
    const change = { key: storedUserKey, newValue: user && user.uid };
    window.dispatchEvent(new StorageEvent('storage', change));
  },
};
