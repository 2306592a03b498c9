import type { SnapshotFrom } from 'xstate';
import { explainIdentityError } from '../../services/identity/explain-identity-error';
import { IdentityError } from '../../services/identity/identity-error';
import { missingCredentials, missingRegistrationFields } from './missing-fields';
import type { signInMachine, SignInInput } from './sign-in.machine';

function missingFields(method: SignInInput): Record<string, string> {
  switch (method.kind) {
    case 'password':
      return missingCredentials(method.credentials);
    case 'registration':
      return missingRegistrationFields(method.registration);
    case 'provider':
      return {};
  }
}

/** Returns the errors of a failed sign-in by form field; empty if it does not concern a field. */
export function fieldErrors(snapshot: SnapshotFrom<typeof signInMachine>): Record<string, string> {
  const { error, method } = snapshot.context;
  if (!snapshot.hasTag('failed') || !(error instanceof IdentityError)) return {};
  const { field, text } = explainIdentityError(error);
  return { ...(field && { [field]: text }), ...(method && missingFields(method)) };
}
