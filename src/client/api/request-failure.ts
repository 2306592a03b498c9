import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';

/** A call that failed, told so that a person can act on it. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(
    message: string,
    /** The HTTP status; undefined when no answer came or it could not be read. */
    readonly status: number | undefined,
  ) {
    super(message);
  }
}

const unreachable = 'We could not reach Secondhand. Check your connection and try again.';
const unreadable = 'Secondhand did not answer as expected. Please try again in a moment.';

function serverMessage(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  return typeof data.message === 'string' && data.message ? data.message : undefined;
}

/** Turns RTK Query's error into words: the server's own where it refused, ours where it is broken. */
export function toRequestFailure(error: FetchBaseQueryError | SerializedError): RequestFailure {
  if (!('status' in error)) return new RequestFailure(unreadable, undefined);
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return new RequestFailure(unreachable, undefined);
  }
  if (typeof error.status !== 'number') return new RequestFailure(unreadable, undefined);
  const isTold = error.status < 500 || error.status === 503;
  const refusal = isTold ? serverMessage(error.data) : undefined;
  return new RequestFailure(refusal ?? unreadable, error.status);
}

/** Awaits a dispatched call for an actor. @throws RequestFailure */
export async function answerOf<Answer>(call: { unwrap: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await call.unwrap();
  } catch (error) {
    throw toRequestFailure(error as FetchBaseQueryError | SerializedError);
  }
}
