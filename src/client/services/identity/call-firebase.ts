import { IdentityError } from './identity-error';

/** Loads Firebase on demand, so that it does not delay the first render. */
export const loadFirebase = () => import(/* webpackChunkName: "identity" */ './firebase-auth');
export type Firebase = Awaited<ReturnType<typeof loadFirebase>>;

/** Runs a call that emits no events, once the auth state is known. */
export async function callFirebase<Result>(
  call: (firebase: Firebase) => Promise<Result>,
): Promise<Result> {
  try {
    const firebase = await loadFirebase();
    await firebase.auth.authStateReady();
    return await call(firebase);
  } catch (error) {
    throw toIdentityError(error);
  }
}

export function toIdentityError(error: unknown): IdentityError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  console.info('Identity service:', code || error);
  const message = error instanceof Error ? error.message : String(error);
  return new IdentityError(message, code.replace(/^auth\//, '') || 'network-request-failed');
}

/** @throws IdentityError if no user is signed in */
export function requireUser({ auth: { currentUser } }: Firebase) {
  if (!currentUser) throw new IdentityError('No user is signed in.', 'no-current-user');
  return currentUser;
}
