import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests in progress get to finish. */
const gracePeriod = 5_000;

export interface Closing {
  isClosing: () => boolean;
  /** Aborts when the shutdown begins, before the drain. */
  signal: AbortSignal;
}

/**
 * Drains the server before it closes: the health checks fail, and each response ends its connection.
 * Fastify runs the `preClose` hooks one after another, so this one has to be the first.
 * @param drain milliseconds in which requests are still served
 */
export function shutDownGracefully(app: FastifyInstance, drain: number): Closing {
  const shutdown = new AbortController();
  const { signal } = shutdown;
  const isClosing = () => signal.aborted;
  app.addHook('preClose', async () => {
    shutdown.abort();
    if (drain > 0) await wait(drain);
    const timer = setTimeout(() => app.server.closeAllConnections(), gracePeriod);
    timer.unref();
    app.server.once('close', () => clearTimeout(timer));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing()) reply.header('Connection', 'close');
  });
  return { isClosing, signal };
}
