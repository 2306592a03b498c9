import { initializeApp } from 'firebase/app';
import {
  GithubAuthProvider,
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  type Auth,
  type User,
} from 'firebase/auth';
import type { AuthUser } from '../../../contract/user';
import { configuration } from '../configuration';
import { adoptStoredUser } from './adopt-stored-user';

export {
  createUserWithEmailAndPassword,
  getIdTokenResult,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from 'firebase/auth';

/**
 * Every call of the SDK waits for its heartbeat, a count of its users that it keeps in IndexedDB.
 * Where WebKit has blocked IndexedDB (see below), that would be for ever.
 */
const heartbeat = {
  name: 'heartbeat',
  type: 'PRIVATE',
  instanceFactory: () => ({
    triggerHeartbeat: () => Promise.resolve(),
    getHeartbeatsHeader: () => Promise.resolve(''),
  }),
  instantiationMode: 'LAZY',
  multipleInstances: false,
  serviceProps: {},
  onInstanceCreated: null,
};

/** A part of an app that its public types leave out. */
interface AppInternals {
  container: { addOrOverwriteComponent: (component: typeof heartbeat) => void };
}

function connect(): Auth {
  const { firebase, identityEmulatorUrl } = configuration();
  const app = initializeApp(firebase);
  (app as unknown as AppInternals).container.addOrOverwriteComponent(heartbeat);
  const auth = initializeAuth(app, {
    // Specification 9.4: an ordered list of three; the first that the browser allows is used.
    // IndexedDB is none of them: WebKit blocks it for good when a page leaves in the middle of a
    // transaction.
    persistence: [browserLocalPersistence, browserSessionPersistence, inMemoryPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (identityEmulatorUrl !== undefined) {
    const { origin } = new URL(identityEmulatorUrl, window.location.origin);
    connectAuthEmulator(auth, origin, { disableWarnings: true });
  }
  return auth;
}

await adoptStoredUser(configuration().firebase.apiKey);

export const auth = connect();

export const providers = {
  google: new GoogleAuthProvider(),
  github: new GithubAuthProvider(),
};

/** The auth user of specification 3.7. A social account without a public email keeps none. */
export function toAuthUser(user: User): AuthUser {
  const [profile] = user.providerData;
  return {
    uid: user.uid,
    email: user.email ?? profile?.email ?? '',
    displayName: user.displayName ?? profile?.displayName ?? '',
    photoURL: user.photoURL ?? profile?.photoURL ?? '',
  };
}
