import type { FastifyReply } from 'fastify';
import { notFoundMessages } from '../../contract/not-found';

/** An error response: a status and a message for the user. */
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

/** Something that a request names does not exist, or not for the caller. */
export class NotFoundError extends HttpError {
  constructor(entity: keyof typeof notFoundMessages) {
    super(404, notFoundMessages[entity]);
  }
}

/** Sets Retry-After where the error has it. */
export function setRetryAfter(reply: FastifyReply, error: unknown): void {
  if (error instanceof HttpError && error.retryAfterSeconds !== undefined) {
    reply.header('Retry-After', error.retryAfterSeconds);
  }
}
