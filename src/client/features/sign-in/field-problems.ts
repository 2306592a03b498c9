import { IdentityError, explainIdentityError } from '../../services/identity/identity-error';

/** The identity service's refusal as a problem of the form's field, where it concerns one. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!(error instanceof IdentityError)) return {};
  const { field, text } = explainIdentityError(error);
  return field ? { [field]: text } : {};
}
