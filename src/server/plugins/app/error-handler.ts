import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { RetryableDatabaseError } from '../../database/retry';
import { DomainError } from '../../errors/domain-error';
import { HttpError, setRetryAfter } from '../../http/http-error';
import { isNavigation } from '../../http/navigation';
import { isTransient, sendUnavailablePage } from '../../http/unavailable-page';

const unexpected = 'Something went wrong on the server. Please try again.';
const outage = 'Secondhand is unavailable right now. Please try again in a moment.';
const retryAfterSeconds = 2;

const statusOf: Record<DomainError['kind'], number> = {
  invalid: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
};

/**
 * Sends every error as JSON with a message, or as an HTML page to a browser that has to wait. The
 * details of an unexpected error are only logged.
 */
export const errorHandlerPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError | HttpError | DomainError, request, reply) => {
      const send = (status: number, message: string) =>
        isTransient(status) && isNavigation(request)
          ? sendUnavailablePage(reply.code(status), message)
          : reply.code(status).send({ message });

      if (error instanceof DomainError) return send(statusOf[error.kind], error.message);
      const { statusCode = 500 } = error;
      setRetryAfter(reply, error);
      if (error instanceof HttpError || (statusCode >= 400 && statusCode < 500)) {
        return send(statusCode, error.message);
      }
      request.log.error(error);
      if (error instanceof RetryableDatabaseError) {
        reply.header('Retry-After', retryAfterSeconds);
        return send(503, outage);
      }
      return send(500, unexpected);
    });
  },
  { name: 'error-handler' },
);
