import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';
import { noAnswerInTime } from './answer-timeout';

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
const unreadable = 'Secondhand sent an unexpected response. Please try again later.';
const broken = 'Secondhand is having a problem. Please try again in a moment.';
const unexplained = 'Secondhand rejected the request without giving a reason.';
const unexpected = 'Something went wrong. Please try again.';

function serverMessage(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  return typeof data.message === 'string' && data.message ? data.message : undefined;
}

/** Turns RTK Query's error into words: the server's own where it refused, ours where it is broken. */
export function toRequestFailure(error: FetchBaseQueryError | SerializedError): RequestFailure {
  if (!('status' in error)) return new RequestFailure(unexpected, undefined);
  switch (error.status) {
    case 'FETCH_ERROR':
      return new RequestFailure(unreachable, undefined);
    case 'TIMEOUT_ERROR':
      return new RequestFailure(noAnswerInTime, undefined);
    case 'PARSING_ERROR':
      return new RequestFailure(error.originalStatus < 500 ? unreadable : broken, undefined);
    case 'CUSTOM_ERROR':
      return new RequestFailure(unexpected, undefined);
  }
  const { status, data } = error;
  const isTold = status < 500 || status === 503;
  const told = isTold ? serverMessage(data) : undefined;
  return new RequestFailure(told ?? (status < 500 ? unexplained : broken), status);
}

/** What to say below a failure; undefined as long as nothing has failed. */
export const reasonOf = (error: FetchBaseQueryError | SerializedError | undefined) =>
  error && toRequestFailure(error).message;

interface Call<Answer> {
  unwrap: () => Promise<Answer>;
  abort: () => void;
}

/**
 * Awaits a dispatched call for an actor.
 * @param signal of a question that nobody waits for once its actor is stopped. A change is never
 * taken back: the server may have made it.
 * @throws RequestFailure
 */
export async function answerOf<Answer>(call: Call<Answer>, signal?: AbortSignal): Promise<Answer> {
  signal?.addEventListener('abort', () => call.abort());
  try {
    return await call.unwrap();
  } catch (error) {
    throw toRequestFailure(error as FetchBaseQueryError | SerializedError);
  }
}
