/** The words of what an actor rejected with, for the person who has to resolve it. */
export function failureMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
