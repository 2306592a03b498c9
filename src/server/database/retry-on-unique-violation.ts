import { hasSqlState } from './sql-state';

const uniqueViolation = '23505';

/**
 * Runs work that checks whether something is free and then takes it; once more when another
 * transaction took it in between, so that the second check finds it taken.
 */
export async function retryOnUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!hasSqlState(error, uniqueViolation)) throw error;
    return work();
  }
}
