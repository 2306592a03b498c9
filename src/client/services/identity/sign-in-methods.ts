import { callFirebase, requireUser } from './call-firebase';
import { IdentityError } from './identity-error';
import type { SignInMethod, SocialProvider } from './identity-types';

/** Resolves to the ways in which the user can sign in. */
export const readSignInMethods = (): Promise<SignInMethod[]> =>
  callFirebase(async ({ auth }) => {
    const infos = auth.currentUser?.providerData ?? [];
    return [...new Set(infos.map(({ providerId }) => providerId as SignInMethod))];
  });

/** Links an account of the provider as a sign-in method. The user chooses it in a pop-up. */
export const connectProvider = (provider: SocialProvider): Promise<void> =>
  callFirebase(async (firebase) => {
    await firebase.linkWithPopup(requireUser(firebase), firebase.providers[provider]);
  });

/** Removes a sign-in method. Does not end sessions. */
export const disconnectSignInMethod = (method: SignInMethod): Promise<void> =>
  callFirebase(async (firebase) => {
    const user = requireUser(firebase);
    // Another tab or device may have removed the others.
    await firebase.reload(user);
    if (user.providerData.every(({ providerId }) => providerId === method)) {
      throw new IdentityError('This is your only way to sign in.', 'last-sign-in-method');
    }
    await firebase.unlink(user, method);
  });
