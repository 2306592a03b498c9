import { QuotaError } from '../repositories/quota';
import { HttpError } from './http-error';

/** Answers a quota that is reached with 409 and these words. */
export async function mapQuotaError<Result>(
  work: Promise<Result>,
  message: string,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QuotaError) throw new HttpError(409, message, error.retryAfter);
    throw error;
  }
}
