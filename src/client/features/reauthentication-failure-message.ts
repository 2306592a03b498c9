import { explainIdentityError } from '../services/identity/explain-identity-error';
import { IdentityError } from '../services/identity/identity-error';
import { failureMessage } from './failure-message';

const wrongPasswordCodes = ['wrong-password', 'invalid-credential', 'invalid-login-credentials'];

/** Returns the message of a failed action that requires a reauthentication. */
export function reauthenticationFailureMessage(error: unknown): string {
  if (!(error instanceof IdentityError)) return failureMessage(error);
  if (wrongPasswordCodes.includes(error.code)) return "That's not the password of this account.";
  return explainIdentityError(error).text;
}
