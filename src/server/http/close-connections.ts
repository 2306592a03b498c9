import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../environment/limits';
import { IpConcurrencyLimit } from './ip-concurrency';
import { HttpError } from './http-error';

const hardLimit = 5_000;

/**
 * At so many connections the server takes none any more, however few of them ask for anything: then
 * those that are only kept alive make room, for whoever watches it as for anybody else. One client
 * address has a share of them. Behind a proxy the connections are the proxy's, and a request stands
 * for the connection of its client until its response is sent.
 */
export function limitConnections(
  app: FastifyInstance,
  { connections, connectionsPerAddress }: Pick<Limits, 'connections' | 'connectionsPerAddress'>,
  { isBehindProxy }: { isBehindProxy: boolean },
): void {
  const { server } = app;
  server.maxConnections = connections;
  server.on('drop', () => server.closeIdleConnections());
  const shares = new IpConcurrencyLimit(connectionsPerAddress);
  if (!isBehindProxy) {
    server.on('connection', (socket) => {
      const release = shares.take(socket.remoteAddress);
      if (release) socket.once('close', release);
      else socket.destroy();
    });
    return;
  }
  app.addHook('onRequest', ({ ip }, { raw: response }, done) => {
    // Of a client that has gone already no end is heard.
    if (response.destroyed) return done();
    const release = shares.take(ip);
    if (!release) return done(new HttpError(429, tooManyConnections, retryAfter));
    response.once('close', release);
    done();
  });
}

const tooManyConnections = 'Too many requests from your network at once. Please try again.';
/** Seconds. */
const retryAfter = 2;

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
