import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { HttpError } from '../../http/http-error';
import { IpConcurrencyLimit } from '../../http/ip-concurrency';
import { counter, gauge, type Metric } from '../../telemetry/metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    isExemptFromLoadShedding?: boolean;
    /** Whether the response is an endless stream, which does not count as a request in progress. */
    isEventStream?: boolean;
  }
}

const overloadMessage = (shopName: string) =>
  `${shopName} is very busy right now. Please try again in a moment.`;
const ipLimitMessage = 'Too many requests from your network at once. Please try again in a moment.';
const retryAfterSeconds = 2;

/**
 * Rejects requests while the process is overloaded, or while too many requests are in progress, in total or
 * from one IP address. A request is in progress until its response is passed to the socket: clients that
 * read slowly do not count.
 */
export const loadSheddingPlugin = fp<AppOptions>(
  async (app, { isOverloaded = () => app.isUnderPressure() }) => {
    const { concurrentRequests, concurrentRequestsPerIp } = app.limits;
    const load: Load = { inProgress: 0, rejected: 0 };
    app.telemetry.addMetrics(() => loadMetrics(load));
    const concurrency = new IpConcurrencyLimit(concurrentRequestsPerIp);
    const endCallbacks = new WeakMap<FastifyRequest, () => void>();
    app.addHook('preParsing', async (request, reply) => {
      const { config } = request.routeOptions;
      if (config.isExemptFromLoadShedding) return;
      if (load.inProgress >= concurrentRequests || isOverloaded()) {
        load.rejected += 1;
        throw new HttpError(
          503,
          overloadMessage(app.shopSettings.current.shopName),
          retryAfterSeconds,
        );
      }
      // A client that has already disconnected emits no 'close'.
      if (config.isEventStream || reply.raw.destroyed) return;
      const release = concurrency.acquire(request.ip);
      if (!release) throw new HttpError(429, ipLimitMessage, retryAfterSeconds);
      load.inProgress += 1;
      const finish = () => {
        if (!endCallbacks.delete(request)) return;
        load.inProgress -= 1;
        release();
      };
      endCallbacks.set(request, finish);
      reply.raw.once('close', finish);
    });
    app.addHook('onSend', async (request) => endCallbacks.get(request)?.());
  },
  {
    name: 'load-shedding',
    dependencies: ['telemetry', 'limits', 'shop-settings', 'helmet', 'error-handler'],
  },
);

interface Load {
  inProgress: number;
  /** The number of requests that load shedding has rejected since the start. */
  rejected: number;
}

const loadMetrics = ({ inProgress, rejected }: Load): Metric[] => [
  gauge({ name: 'http.server.active_requests', description: 'Requests in progress.' }, inProgress),
  counter(
    { name: 'secondhand.requests.shed', description: 'Requests rejected by load shedding.' },
    rejected,
  ),
];
