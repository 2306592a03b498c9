import { paths } from '../paths/paths';
import { callFirebase, requireUser } from './call-firebase';
import { IdentityError } from './identity-error';

/** Showing these errors would reveal which email addresses have an account. */
const accountRevealingCodes = ['user-not-found', 'user-disabled'];

/** Returns the settings of an email: the page that its link opens links back to this path. */
const actionCodeSettings = (path: string) => ({ url: new URL(path, window.location.origin).href });

export const emailCalls = {
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
};
