import { unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import { usersApi } from '../../api/users-api';
import { identity } from '../../services/identity/identity';

export interface ProfileFields {
  displayName?: string;
  photoURL?: string;
}

/**
 * Saves the profile at the identity service, and then at the server as a sign-in does. A repetition after a failure
 * writes the same values.
 */
export function saveProfile(
  dispatch: Dispatch,
  { displayName = '', photoURL = '' }: ProfileFields,
): Promise<void> {
  const profile = { displayName: displayName.trim(), photoURL: photoURL.trim() };
  return identity.changeProfile(profile, (user) =>
    unwrapCall(dispatch(usersApi.endpoints.saveUser.initiate(user, { track: false }))),
  );
}
