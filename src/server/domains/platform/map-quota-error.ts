import { QuotaError } from './quota.sql';
import { HttpError } from '../../http/http-error';

/** Turns a QuotaError into an HttpError with status 409 and the message. */
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
