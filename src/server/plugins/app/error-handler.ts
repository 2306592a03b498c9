import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { RetryableDatabaseError } from '../../database/retry';
import { DomainError } from '../../errors/domain-error';
import { DetailedHttpError, HttpError, setRetryAfter } from '../../http/http-error';
import { isNavigation } from '../../http/navigation';
import { isTransient, sendUnavailablePage } from '../../domains/mail/unavailable-page';

const unexpectedErrorMessage = 'Something went wrong on the server. Please try again.';
const outageMessage = (shopName: string) =>
  `${shopName} is unavailable right now. Please try again in a moment.`;
const retryAfterSeconds = 2;

const statusByKind: Record<DomainError['kind'], number> = {
  invalid: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
};

/**
 * Sends errors as JSON with a message. A browser that requests a page gets 429 and 503 as an HTML page. The
 * details of unexpected errors are logged and not sent.
 */
export const errorHandlerPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError | HttpError | DomainError, request, reply) => {
      // Registered later. Reading the settings again could fail, too.
      const shop = app.shopSettings.current;
      const send = (status: number, message: string) =>
        isTransient(status) && isNavigation(request)
          ? sendUnavailablePage(reply.code(status), { shop, message })
          : reply
              .code(status)
              .send({ message, ...(error instanceof DetailedHttpError && error.details) });

      if (error instanceof DomainError)
        return send(statusByKind[error.kind], inGoodsWords(error.message));
      const { statusCode = 500 } = error;
      setRetryAfter(reply, error);
      if (error instanceof HttpError || (statusCode >= 400 && statusCode < 500)) {
        return send(statusCode, inGoodsWords(error.message));
      }
      request.log.error(error);
      if (error instanceof RetryableDatabaseError) {
        reply.header('Retry-After', retryAfterSeconds);
        return send(503, outageMessage(shop.shopName));
      }
      return send(500, unexpectedErrorMessage);
    });
  },
  { name: 'error-handler' },
);
