import { passwordError } from '../../services/identity/password-error';
import type { AccountChangeKind } from './account-change-texts';

export interface ChangeFields {
  newEmail?: string;
  newPassword?: string;
  /** The current password. */
  password?: string;
}

/** Returns the errors by field. The identity service checks whether the address is complete and free. */
export function validateAccountChange(
  kind: AccountChangeKind,
  { newEmail = '', newPassword = '', password = '' }: ChangeFields,
  email: string,
): Partial<Record<keyof ChangeFields, string>> {
  const current = password ? {} : { password: 'Enter your current password.' };
  if (kind === 'password') {
    const problem = passwordError(newPassword);
    return { ...current, ...(problem && { newPassword: problem }) };
  }
  const address = newEmail.trim();
  const problem = !address
    ? 'Enter your new email address.'
    : address.toLowerCase() === email.toLowerCase() && 'This is your email address already.';
  return { ...(problem && { newEmail: problem }), ...current };
}
