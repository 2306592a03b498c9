const foreignKeyViolation = '23503';

/**
 * Runs a change, and takes it for one that found nothing to do when a row that it refers to was
 * deleted, or came to be referred to, at the same moment.
 */
export async function unlessReferenceBroke<Result, Fallback>(
  work: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === foreignKeyViolation) {
      return fallback;
    }
    throw error;
  }
}
