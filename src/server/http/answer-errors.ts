import type { FastifyError, FastifyInstance } from 'fastify';
import { NothingDone } from '../database/nothing-done';
import { Refusal } from './refusal';

const unexpected = 'Something went wrong on the server. Please try again.';
const outage = 'Secondhand cannot be reached just now. Please try again in a moment.';

/** Seconds. */
const comeAgain = 2;

/** Every error is answered as JSON with a message; the inside of a failure is only logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (error instanceof Refusal || (statusCode >= 400 && statusCode < 500)) {
      return reply.code(statusCode).send({ message: error.message });
    }
    request.log.error(error);
    if (error instanceof NothingDone) {
      return reply.code(503).header('Retry-After', comeAgain).send({ message: outage });
    }
    return reply.code(500).send({ message: unexpected });
  });
}
