import { displayNameError } from '../../../contract/display-name';
import { safePortraitUrl } from '../../../contract/picture-url';
import type { Registration } from './sign-in.machine';

/** Specification 5.4 leaves other checks to the identity service. */
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
