const uniqueViolation = '23505';

/**
 * Runs a change that first looks whether something is free, and once more when somebody else took
 * it in between: then the look finds it taken.
 */
export async function lookAgainWhenTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === uniqueViolation;
    if (!taken) throw error;
    return work();
  }
}
