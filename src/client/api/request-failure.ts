import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { SerializedError } from '@reduxjs/toolkit';
import { timeoutMessage } from './call-timeout';

/** A failed call, with a message for the user. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(
    message: string,
    /** The HTTP status; undefined when no response arrived or it could not be parsed. */
    readonly status: number | undefined,
  ) {
    super(message);
  }
}

const unreachableMessage =
  'We could not reach the marketplace. Check your connection and try again.';
const invalidResponseMessage =
  'The marketplace sent an unexpected response. Please try again later.';
const serverErrorMessage = 'The marketplace is having a problem. Please try again in a moment.';
const noReasonMessage = 'The marketplace rejected the request without giving a reason.';
const unexpectedErrorMessage = 'Something went wrong. Please try again.';

/** Returns the message in a response body; undefined if there is none. */
function getServerMessage(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  return typeof data.message === 'string' && data.message ? data.message : undefined;
}

/**
 * Converts RTK Query's error to a RequestFailure. Its message is the server's if the server
 * rejected the request, else a general one.
 */
export function toRequestFailure(error: FetchBaseQueryError | SerializedError): RequestFailure {
  if (!('status' in error)) return new RequestFailure(unexpectedErrorMessage, undefined);
  switch (error.status) {
    case 'FETCH_ERROR':
      return new RequestFailure(unreachableMessage, undefined);
    case 'TIMEOUT_ERROR':
      return new RequestFailure(timeoutMessage, undefined);
    case 'PARSING_ERROR':
      return new RequestFailure(
        error.originalStatus < 500 ? invalidResponseMessage : serverErrorMessage,
        undefined,
      );
    case 'CUSTOM_ERROR':
      return new RequestFailure(unexpectedErrorMessage, undefined);
  }
  const { status, data } = error;
  // The server's other failures say nothing that a user understands.
  const hasReason = status < 500 || status === 503;
  const reason = hasReason ? getServerMessage(data) : undefined;
  return new RequestFailure(
    reason ?? (status < 500 ? noReasonMessage : serverErrorMessage),
    status,
  );
}

/** Returns what follows "We could not load …": the server's reason or that it timed out, else only what the user can do. */
export function loadFailureReason(
  error: FetchBaseQueryError | SerializedError | undefined,
): string {
  if (!error || ('status' in error && error.status === 'FETCH_ERROR')) {
    return 'Check your connection and try again.';
  }
  const { status = 500, message } = toRequestFailure(error);
  const hasReason = message === timeoutMessage || status < 500;
  return hasReason ? message : 'Please try again in a moment.';
}

/** Returns the message for the user; undefined if there is no error. */
export const requestFailureMessage = (error: FetchBaseQueryError | SerializedError | undefined) =>
  error && toRequestFailure(error).message;

interface Call<Result> {
  unwrap: () => Promise<Result>;
  abort: () => void;
}

/**
 * Resolves to the data of a dispatched call.
 * @param signal aborts a query when its actor stops. Never pass one for a mutation: the server may
 * have applied it.
 * @throws RequestFailure
 */
export async function unwrapCall<Result>(
  call: Call<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.addEventListener('abort', () => call.abort());
  try {
    return await call.unwrap();
  } catch (error) {
    throw toRequestFailure(error as FetchBaseQueryError | SerializedError);
  }
}
