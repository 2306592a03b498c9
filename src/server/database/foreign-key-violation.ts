import { hasSqlState } from './sql-state';

const foreignKeyViolation = '23503';

/**
 * Resolves to the fallback after a foreign key violation: another transaction has deleted a row that the
 * change refers to, or has added a reference to a row that the change deletes.
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
