/**
 * A failure that changed nothing, so that the work may run again: the connection was lost, or led to a
 * replica, before the commit, or the database itself rolled back.
 */
export class RetryableDatabaseError extends Error {
  override readonly name = 'RetryableDatabaseError';

  constructor(cause: unknown) {
    super('The database is unavailable.', { cause });
  }
}

/** Milliseconds before the second attempt; it doubles with each further one. */
const firstDelay = 100;
const longestDelay = 1_000;

/**
 * Repeats the work while it fails with a RetryableDatabaseError.
 * @param timeout milliseconds, after which the error is thrown
 */
export async function retry<Result>(timeout: number, work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + timeout;
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryableDatabaseError) || performance.now() + delay > end)
        throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}
