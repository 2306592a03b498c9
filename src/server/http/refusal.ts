import type { FastifyReply } from 'fastify';

/** A request that is answered with a status and a message for people. */
export class Refusal extends Error {
  /** @param retryAfter seconds after which the same may be asked again with success */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Says when the same may be asked again, where a refusal knows. */
export function tellRetryAfter(reply: FastifyReply, error: unknown): void {
  if (error instanceof Refusal && error.retryAfter !== undefined) {
    reply.header('Retry-After', error.retryAfter);
  }
}
