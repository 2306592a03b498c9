import { unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import { usersApi } from '../../api/users-api';
import { identity } from '../../services/identity/identity';

export interface ProfileFields {
  displayName?: string;
  photoURL?: string;
}

/**
 * Saves the profile at the identity service, and then at the server as a sign-in does. May be repeated if only the
 * identity service has saved it.
 */
export function saveProfile(
  dispatch: Dispatch,
  { displayName = '', photoURL = '' }: ProfileFields,
): Promise<void> {
  const profile = { displayName: displayName.trim(), photoURL: photoURL.trim() };
  const removePhoto = profile.photoURL === '';
  return identity.changeProfile(profile, (user) => {
    const request = { ...user, ...(removePhoto && { removePhoto }) };
    return unwrapCall(dispatch(usersApi.endpoints.saveUser.initiate(request, { track: false })));
  });
}
