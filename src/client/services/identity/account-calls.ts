import type { AuthUser } from '../../../contract/accounts/user';
import { emitAuthEvent } from './auth-state';
import { callFirebase, requireUser, type Firebase } from './call-firebase';
import type { ReauthenticationCredential, Profile } from './identity-types';

/** Calls that change the account of the signed-in user. */
export const accountCalls = {
  reauthenticate: (credential: ReauthenticationCredential): Promise<void> =>
    callFirebase((firebase) => reauthenticateWith(firebase, credential)),

  /** Changes the password, or adds one. Requires a recent sign-in. Ends the sessions of other devices. */
  changePassword: (password: string): Promise<void> =>
    callFirebase((firebase) => firebase.updatePassword(requireUser(firebase), password)),

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
    emitAuthEvent({ type: 'auth.changed', user });
  },
};

/** Signs the current user in again, without a change of the auth state. The identity token is then a new one. */
async function reauthenticateWith(
  firebase: Firebase,
  credential: ReauthenticationCredential,
): Promise<void> {
  const user = requireUser(firebase);
  if ('provider' in credential) {
    await firebase.reauthenticateWithPopup(user, firebase.providers[credential.provider]);
  } else {
    const { password } = credential;
    const emailCredential = firebase.EmailAuthProvider.credential(user.email ?? '', password);
    await firebase.reauthenticateWithCredential(user, emailCredential);
  }
}
