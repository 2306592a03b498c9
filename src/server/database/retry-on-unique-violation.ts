import { hasSqlState } from './sql-state';

const uniqueViolation = '23505';

/**
 * Runs work that checks whether a unique value is free and then inserts it. If another transaction has
 * inserted the value in between, the work runs once more, and its check finds the value.
 */
export async function retryOnUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!hasSqlState(error, uniqueViolation)) throw error;
    return work();
  }
}
