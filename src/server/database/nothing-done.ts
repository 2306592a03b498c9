/**
 * The connection was lost, or led to a replica, before anything could have been changed, or the
 * database itself took everything back.
 */
export class NothingDone extends Error {
  override readonly name = 'NothingDone';

  constructor(cause: unknown) {
    super('The database has done nothing of it.', { cause });
  }
}

/** Milliseconds. */
const pause = 100;
const longestPause = 1_000;

/**
 * Does again what was not done, until the database does it.
 * @param patience milliseconds
 * @throws NothingDone after that
 */
export async function untilDone<Result>(
  patience: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + patience;
  for (let next = pause; ; next = Math.min(next * 2, longestPause)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NothingDone) || performance.now() + next > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, next));
  }
}
