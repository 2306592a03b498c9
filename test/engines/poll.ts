/** In milliseconds; a busy machine makes a browser slow. */
const patience = 30_000;
const pause = 50;

/**
 * Tries until it succeeds: until the attempt neither throws nor answers something falsy.
 * @throws what could not be done, with the last attempt's error as its cause.
 */
export async function poll<Result>(
  what: string,
  attempt: () => Promise<Result>,
): Promise<NonNullable<Result>> {
  let cause: unknown;
  for (const start = Date.now(); Date.now() - start < patience;) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`Could not ${what}`, { cause });
}
