/** The minimum of the identity service. */
const minPasswordLength = 6;

/** Returns what is wrong with a new password; undefined if nothing is. */
export function passwordError(password: string): string | undefined {
  const isTooShort = password.length < minPasswordLength;
  return isTooShort ? `Choose a password of at least ${minPasswordLength} characters.` : undefined;
}
