import type { FastifyReply } from 'fastify';

/** An error that is sent as a response with a status and a message for the user. */
export class HttpError extends Error {
  /** @param retryAfterSeconds sent as the header Retry-After */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** An error whose body has further fields, which the call declares. */
export class DetailedHttpError extends HttpError {
  constructor(
    statusCode: number,
    message: string,
    readonly details: object,
  ) {
    super(statusCode, message);
    this.name = 'DetailedHttpError';
  }
}

/** Sets the header Retry-After if the error has a delay. */
export function setRetryAfter(reply: FastifyReply, error: unknown): void {
  if (error instanceof HttpError && error.retryAfterSeconds !== undefined) {
    reply.header('Retry-After', error.retryAfterSeconds);
  }
}
