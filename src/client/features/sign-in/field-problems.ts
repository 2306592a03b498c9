import type { SnapshotFrom } from 'xstate';
import { explainIdentityError } from '../../services/identity/explain-identity-error';
import { IdentityError } from '../../services/identity/identity-error';
import type { signInMachine } from './sign-in.machine';

/** The identity service's refusal as a problem of the form's field, where it concerns one. */
export function fieldProblems(
  snapshot: SnapshotFrom<typeof signInMachine>,
): Record<string, string> {
  const { error } = snapshot.context;
  if (!snapshot.hasTag('failed') || !(error instanceof IdentityError)) return {};
  const { field, text } = explainIdentityError(error);
  return field ? { [field]: text } : {};
}
