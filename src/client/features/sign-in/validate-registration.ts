import { displayNameProblem } from '../../../contract/display-name';
import { portraitAddress } from '../../../contract/picture-address';
import type { Registration } from './sign-in.machine';

/** Specification 5.4 leaves the other checks to the identity service. */
export function validateRegistration({ displayName = '', photoURL = '' }: Partial<Registration>) {
  const photo = photoURL.trim();
  return {
    displayName: displayNameProblem(displayName.trim()),
    photoURL:
      photo && !portraitAddress(photo)
        ? 'Enter a URL that starts with https://, or leave this empty.'
        : undefined,
  };
}
