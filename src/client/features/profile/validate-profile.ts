import { displayNameError } from '../../../contract/accounts/display-name';
import type { ProfileFields } from './save-profile';

/** Returns the errors by field. */
export function validateProfile({ displayName = '' }: ProfileFields) {
  const name = displayName.trim();
  return { displayName: name ? displayNameError(name) : 'Enter your full name.' };
}
