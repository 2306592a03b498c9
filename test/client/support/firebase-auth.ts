import type { AuthUser } from '../../../src/contract/user';

/**
 * A fake of services/identity/firebase-auth, the edge to Firebase: the same exports, with
 * accounts that live in this module for as long as one test.
 */
interface FakeUser extends AuthUser {
  emailVerified: boolean;
  getIdToken: () => Promise<string>;
}

interface Account extends AuthUser {
  password: string;
}

type Listener = (user: FakeUser | null) => void;

const listeners = new Set<Listener>();
let accounts: Account[] = [];
let confirmed: readonly string[] | 'all' = 'all';
let mails: string[] = [];
let socialAccount: AuthUser | null = null;
let refusal: Error | null = null;
let answered = Promise.resolve();

export const auth = {
  currentUser: null as FakeUser | null,
  authStateReady: () => Promise.resolve(),
};

export const providers = { google: 'google', github: 'github' };

/** Firebase's own words for a rejection. */
export function firebaseError(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });
}

function enter(user: AuthUser | null): void {
  auth.currentUser = user && {
    ...user,
    emailVerified: isConfirmed(user.email),
    getIdToken: async () => `identity-token-of-${user.uid}`,
  };
  listeners.forEach((listener) => listener(auth.currentUser));
}

const isConfirmed = (email: string) => confirmed === 'all' || confirmed.includes(email);

function failWhenRefused(): void {
  if (refusal) throw refusal;
}

export function onAuthStateChanged(_auth: unknown, listener: Listener): () => void {
  listeners.add(listener);
  queueMicrotask(() => listener(auth.currentUser));
  return () => listeners.delete(listener);
}

export async function signInWithEmailAndPassword(_auth: unknown, email: string, password: string) {
  await answered;
  failWhenRefused();
  const account = accounts.find((one) => one.email === email && one.password === password);
  if (!account) throw firebaseError('invalid-credential');
  enter(account);
}

export async function createUserWithEmailAndPassword(
  _auth: unknown,
  email: string,
  password: string,
) {
  failWhenRefused();
  if (accounts.some((one) => one.email === email)) throw firebaseError('email-already-in-use');
  const account = { uid: `uid-of-${email}`, email, displayName: '', photoURL: '', password };
  accounts.push(account);
  enter(account);
}

export async function signInWithPopup() {
  failWhenRefused();
  if (!socialAccount) throw firebaseError('popup-closed-by-user');
  enter(socialAccount);
}

/** As Firebase does it: no auth change follows. */
export async function updateProfile(user: FakeUser, profile: Partial<AuthUser>) {
  failWhenRefused();
  Object.assign(user, profile);
}

export async function getIdTokenResult(user: FakeUser) {
  const claims = { email_verified: user.emailVerified };
  return { token: await user.getIdToken(), claims };
}

export async function reload(user: FakeUser) {
  failWhenRefused();
  user.emailVerified = isConfirmed(user.email);
}

export async function sendEmailVerification({ email }: FakeUser) {
  failWhenRefused();
  mails.push(`confirm ${email}`);
}

export async function sendPasswordResetEmail(_auth: unknown, email: string) {
  failWhenRefused();
  mails.push(`reset ${email}`);
}

export async function signOut() {
  failWhenRefused();
  enter(null);
}

export const toAuthUser = ({ uid, email, displayName, photoURL }: AuthUser): AuthUser => ({
  uid,
  email,
  displayName,
  photoURL,
});

/** What a test arranges behind the scenes. */
export const firebase = {
  reset(): void {
    listeners.clear();
    accounts = [];
    confirmed = 'all';
    mails = [];
    socialAccount = null;
    refusal = null;
    answered = Promise.resolve();
    auth.currentUser = null;
  },
  addAccount: (account: Account): void => void accounts.push(account),
  /** Who comes back from the social provider's window. */
  offerSocialAccount: (user: AuthUser): void => void (socialAccount = user),
  /** Whose addresses are confirmed; everybody's unless told otherwise. */
  confirm: (...emails: string[]): void => void (confirmed = emails),
  /** What was sent to whom. */
  mails: (): readonly string[] => mails,
  refuse: (code: string): void => void (refusal = firebaseError(code)),
  accept: (): void => void (refusal = null),
  /** Sign-ins get no answer before it is let go. */
  holdSignIn(): () => void {
    let letGo = () => undefined as void;
    answered = new Promise<void>((resolve) => (letGo = resolve));
    return letGo;
  },
  /** A user is signed in, as after a reload of the page. */
  signedIn: (user: AuthUser | null): void => enter(user),
};
