import type { SnapshotFrom } from 'xstate';
import { explainIdentityError } from '../../services/identity/explain-identity-error';
import { IdentityError } from '../../services/identity/identity-error';
import { findMissingCredentials, findMissingRegistrationFields } from './missing-fields';
import type { signInMachine, SignInInput } from './sign-in.machine';

function findMissingFields(method: SignInInput): Record<string, string> {
  switch (method.kind) {
    case 'password':
      return findMissingCredentials(method.credentials);
    case 'registration':
      return findMissingRegistrationFields(method.registration);
    case 'provider':
      return {};
  }
}

/** Returns the errors of a failed sign-in by form field; empty if it does not concern a field. */
export function fieldErrors(snapshot: SnapshotFrom<typeof signInMachine>): Record<string, string> {
  const { error, method } = snapshot.context;
  if (!snapshot.hasTag('failed') || !(error instanceof IdentityError)) return {};
  const { field, text } = explainIdentityError(error);
  return { ...(field && { [field]: text }), ...(method && findMissingFields(method)) };
}
