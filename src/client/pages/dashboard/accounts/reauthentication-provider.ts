import type { SignInMethod, SocialProvider } from '../../../services/identity/identity-types';

/** Returns the provider with which the user reauthenticates; undefined for a user with a password. */
export function getReauthenticationProvider(
  methods: readonly SignInMethod[],
): SocialProvider | undefined {
  if (methods.includes('password')) return undefined;
  return methods.includes('github.com') ? 'github' : 'google';
}
