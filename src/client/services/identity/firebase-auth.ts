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
import type { AuthUser } from '../../../contract/accounts/user';
import { configuration } from '../configuration';
import { migrateStoredUser } from './migrate-stored-user';

export {
  EmailAuthProvider,
  createUserWithEmailAndPassword,
  getIdTokenResult,
  linkWithPopup,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';

/**
 * Replaces the SDK's heartbeat, a usage count in IndexedDB that every SDK call waits for. If WebKit
 * has blocked IndexedDB (see `persistence` below), the call would never end.
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

/** A part of the app that the SDK's public types omit. */
interface AppInternals {
  container: { addOrOverwriteComponent: (component: typeof heartbeat) => void };
}

function createAuth(): Auth {
  const { firebase, identityEmulatorUrl } = configuration();
  const app = initializeApp(firebase);
  (app as unknown as AppInternals).container.addOrOverwriteComponent(heartbeat);
  const auth = initializeAuth(app, {
    // Specification 9.4: the SDK uses the first of these three that works. IndexedDB is not among
    // them, because WebKit blocks it permanently when a page unloads during a transaction.
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

export const auth = createAuth();

export const providers = {
  google: new GoogleAuthProvider(),
  github: new GithubAuthProvider(),
};

/**
 * Returns the auth user of specification 3.7. The email is empty if a social account has no public
 * email address.
 */
export function toAuthUser(user: User): AuthUser {
  const [profile] = user.providerData;
  return {
    uid: user.uid,
    email: user.email ?? profile?.email ?? '',
    displayName: user.displayName ?? profile?.displayName ?? '',
    // Not the provider's photo, which would replace one that the user has removed.
    photoURL: user.photoURL ?? '',
  };
}
