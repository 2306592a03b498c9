import { displayNameError } from '../../../contract/accounts/display-name';
import { safePortraitUrl } from '../../../contract/pictures/picture-url';
import type { Registration } from './sign-in.machine';

/**
 * Returns the errors of the name and the photo URL. The identity service checks the other fields
 * (specification 5.4).
 */
export function validateRegistration({ displayName = '', photoURL = '' }: Partial<Registration>) {
  const photo = photoURL.trim();
  return {
    displayName: displayNameError(displayName.trim()),
    photoURL:
      photo && !safePortraitUrl(photo)
        ? 'Enter a URL that starts with https://, or leave this empty.'
        : undefined,
  };
}
