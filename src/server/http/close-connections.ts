import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const hardLimit = 5_000;

/**
 * At so many connections the server takes none any more, however few of them ask for anything: then
 * those that are only kept alive make room, for whoever watches it as for anybody else.
 */
export function limitConnections({ server }: FastifyInstance, most: number): void {
  server.maxConnections = most;
  server.on('drop', () => server.closeIdleConnections());
}

export interface Closing {
  isClosing: () => boolean;
  /** Says so once, before anything is waited for. */
  signal: AbortSignal;
}

/**
 * Lets requests under way finish when the server closes, but neither waits for browsers to drop
 * the connections that they would keep alive afterwards, nor for ever. Register it before whatever else
 * does something before the server closes: one thing is done after another.
 * @param drain milliseconds in which it goes on answering, each connection for the last time, so that
 * whoever leads requests here learns by /healthz to lead them elsewhere
 */
export function closeConnectionsPromptly(app: FastifyInstance, drain: number): Closing {
  const announcement = new AbortController();
  const { signal } = announcement;
  const isClosing = () => signal.aborted;
  app.addHook('preClose', async () => {
    announcement.abort();
    if (drain > 0) await wait(drain);
    const timer = setTimeout(() => app.server.closeAllConnections(), hardLimit);
    timer.unref();
    app.server.once('close', () => clearTimeout(timer));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing()) reply.header('Connection', 'close');
  });
  return { isClosing, signal };
}
