import { displayNameError } from '../../../contract/display-name';
import { safePortraitUrl } from '../../../contract/picture-url';
import type { AuthUser } from '../../../contract/user';
import type { ProfileFields } from './save-profile';

/** Returns the errors by field. A stored photo can be replaced but not removed: the server ignores an empty one. */
export function validateProfile(
  { displayName = '', photoURL = '' }: ProfileFields,
  user: Pick<AuthUser, 'photoURL'>,
) {
  const name = displayName.trim();
  const photo = photoURL.trim();
  const isPhotoMissing = !photo && user.photoURL !== '';
  const isPhotoInvalid = photo !== user.photoURL && !safePortraitUrl(photo);
  return {
    displayName: name ? displayNameError(name) : 'Enter your full name.',
    photoURL:
      isPhotoMissing || (photo && isPhotoInvalid)
        ? 'Enter a URL that starts with https://.'
        : undefined,
  };
}
