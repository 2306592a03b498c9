/** Returns the message of an actor's error, for the user. */
export function failureMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
