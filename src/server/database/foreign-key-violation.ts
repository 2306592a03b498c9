import { hasSqlState } from './sql-state';

const foreignKeyViolation = '23503';

/**
 * Resolves to the fallback when another transaction deleted a row that the change refers to, or began
 * to refer to a row that it deletes.
 */
export async function catchForeignKeyViolation<Result, Fallback>(
  work: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await work;
  } catch (error) {
    if (hasSqlState(error, foreignKeyViolation)) return fallback;
    throw error;
  }
}
