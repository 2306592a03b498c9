import type { AuthUser } from '../../../contract/accounts/user';
import { accountCalls } from './account-calls';
import { changeAuthState, changeSignedInUser, watchAuthState } from './auth-state';
import { callFirebase, loadFirebase } from './call-firebase';
import { emailCalls } from './email-calls';
import type { Credentials, Profile, SocialProvider } from './identity-types';

/**
 * The client of the identity service. A failed sign-in, sign-out or email throws an IdentityError.
 */
export const identity = {
  /**
   * Resolves when the SDK has loaded. Await it before a provider's pop-up can be opened: browsers
   * allow a pop-up only directly after a click.
   */
  async ready(): Promise<void> {
    const { auth } = await loadFirebase();
    await auth.authStateReady();
  },

  watch: watchAuthState,

  signInWithPassword: ({ email, password }: Credentials): Promise<AuthUser> =>
    changeSignedInUser(({ auth, signInWithEmailAndPassword }) =>
      signInWithEmailAndPassword(auth, email, password),
    ),

  signInWithProvider: (provider: SocialProvider): Promise<AuthUser> =>
    changeSignedInUser(({ auth, providers, signInWithPopup }) =>
      signInWithPopup(auth, providers[provider]),
    ),

  createAccount: ({ email, password }: Credentials): Promise<AuthUser> =>
    changeSignedInUser(({ auth, createUserWithEmailAndPassword }) =>
      createUserWithEmailAndPassword(auth, email, password),
    ),

  updateProfile: (profile: Profile): Promise<AuthUser> =>
    changeSignedInUser(async ({ auth, updateProfile }) => {
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
    const { auth, getIdTokenResult } = await loadFirebase();
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user) return null;
    const { token, claims } = await getIdTokenResult(user);
    return user.emailVerified && !claims['email_verified'] ? user.getIdToken(true) : token;
  },

  ...emailCalls,
  ...accountCalls,
};
