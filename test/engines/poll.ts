/** Milliseconds; a busy machine makes a browser slow. */
const timeout = 30_000;
const interval = 50;

/**
 * Repeats an attempt until it returns something truthy.
 * @throws the description on a timeout, with the last error as its cause
 */
export async function poll<Result>(
  what: string,
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
  throw new Error(`Could not ${what}`, { cause });
}
