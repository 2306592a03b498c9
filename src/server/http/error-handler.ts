import type { FastifyError, FastifyInstance } from 'fastify';
import { RetryableDatabaseError } from '../database/retry';
import { isTransient, sendUnavailablePage } from './unavailable-page';
import { isNavigation } from './navigation';
import { HttpError, setRetryAfter } from './http-error';

const unexpected = 'Something went wrong on the server. Please try again.';
const outage = 'Secondhand is unavailable right now. Please try again in a moment.';

/** Seconds. */
const comeAgain = 2;

/**
 * Every error is answered as JSON with a message, or as a page to who opens one and has to wait;
 * the inside of a failure is only logged.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const answer = (status: number, message: string) =>
      isTransient(status) && isNavigation(request)
        ? sendUnavailablePage(reply.code(status), message)
        : reply.code(status).send({ message });

    const statusCode = error.statusCode ?? 500;
    setRetryAfter(reply, error);
    if (error instanceof HttpError || (statusCode >= 400 && statusCode < 500)) {
      return answer(statusCode, error.message);
    }
    request.log.error(error);
    if (error instanceof RetryableDatabaseError) {
      reply.header('Retry-After', comeAgain);
      return answer(503, outage);
    }
    return answer(500, unexpected);
  });
}
