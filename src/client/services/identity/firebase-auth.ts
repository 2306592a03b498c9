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
import { migrateStoredUser } from './migrate-stored-user';

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
 * Every SDK call waits for its heartbeat, a usage count in IndexedDB. Where WebKit has blocked
 * IndexedDB (see below), it would wait for ever.
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

/** Not part of the SDK's public types. */
interface AppInternals {
  container: { addOrOverwriteComponent: (component: typeof heartbeat) => void };
}

function connect(): Auth {
  const { firebase, identityEmulatorUrl } = configuration();
  const app = initializeApp(firebase);
  (app as unknown as AppInternals).container.addOrOverwriteComponent(heartbeat);
  const auth = initializeAuth(app, {
    // Specification 9.4: an ordered list of three; the SDK uses the first that works. IndexedDB is
    // not among them: WebKit blocks it permanently when a page unloads in the middle of a
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

await migrateStoredUser(configuration().firebase.apiKey);

export const auth = connect();

export const providers = {
  google: new GoogleAuthProvider(),
  github: new GithubAuthProvider(),
};

/**
 * The auth user of specification 3.7. A social account without a public email address has an empty
 * one.
 */
export function toAuthUser(user: User): AuthUser {
  const [profile] = user.providerData;
  return {
    uid: user.uid,
    email: user.email ?? profile?.email ?? '',
    displayName: user.displayName ?? profile?.displayName ?? '',
    photoURL: user.photoURL ?? profile?.photoURL ?? '',
  };
}
