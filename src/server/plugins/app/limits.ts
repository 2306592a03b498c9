import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { defaultLimits, type Limits } from '../../environment/limits';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}

export const limitsPlugin = fp<AppOptions>(
  async (app, { limits }) => {
    app.decorate('limits', { ...defaultLimits, ...limits });
    app.server.maxConnections = app.limits.connections;
  },
  { name: 'limits' },
);
