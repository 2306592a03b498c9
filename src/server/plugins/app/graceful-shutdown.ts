import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the shutdown begins, before the server drains. */
    shutdownSignal: AbortSignal;
  }
}

/** Milliseconds in which requests in progress may finish. */
const gracePeriod = 5_000;

/**
 * Drains the server before it closes: for a while, health checks fail and each response closes its
 * connection. Fastify runs `preClose` hooks in sequence, so the hooks of plugins that depend on this one
 * run after the drain.
 */
export const gracefulShutdownPlugin = fp<AppOptions>(
  async (app, { drainPeriod = 0 }) => {
    const shutdown = new AbortController();
    app.decorate('shutdownSignal', shutdown.signal);
    app.addHook('preClose', async () => {
      shutdown.abort();
      if (drainPeriod > 0) await wait(drainPeriod);
      const timer = setTimeout(() => app.server.closeAllConnections(), gracePeriod);
      timer.unref();
      app.server.once('close', () => clearTimeout(timer));
    });
    app.addHook('onSend', async (_request, reply) => {
      if (shutdown.signal.aborted) reply.header('Connection', 'close');
    });
  },
  { name: 'graceful-shutdown' },
);
