import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { DistributedRateLimiter } from '../../domains/platform/distributed-rate-limiter';

declare module 'fastify' {
  interface FastifyInstance {
    rateLimiter: DistributedRateLimiter;
  }
}

export const rateLimiterPlugin = fp<AppOptions>(
  async (app) => {
    app.decorate(
      'rateLimiter',
      new DistributedRateLimiter(app.database, (error) => app.log.error(error)),
    );
  },
  { name: 'rate-limiter', dependencies: ['database'] },
);
