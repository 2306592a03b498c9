import { displayNameProblem } from '../../../contract/display-name';
import type { Registration } from './sign-in.machine';

/** SPEC section 5 leaves the other checks to the identity service. */
export function validateRegistration({ displayName = '' }: Partial<Registration>) {
  return { displayName: displayNameProblem(displayName.trim()) };
}
