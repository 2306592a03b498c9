/** Milliseconds; a busy machine makes a browser slow. */
const timeout = 60_000;
const interval = 50;

/**
 * Repeats an attempt until it returns something truthy.
 * @param description completes the sentence "Could not …" of the error
 * @throws when the attempts time out, with the last error as the cause
 */
export async function poll<Result>(
  description: string,
  attempt: () => Promise<Result>,
): Promise<NonNullable<Result>> {
  let cause: unknown;
  for (const start = Date.now(); Date.now() - start < timeout;) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error(`Could not ${description}`, { cause });
}
