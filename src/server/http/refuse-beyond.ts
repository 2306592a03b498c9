import { QuotaReached } from '../repositories/quota';
import { Refusal } from './refusal';

/** Answers a quota that is reached with 409 and these words. */
export async function refuseBeyond<Result>(
  work: Promise<Result>,
  message: string,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QuotaReached) throw new Refusal(409, message, error.retryAfter);
    throw error;
  }
}
