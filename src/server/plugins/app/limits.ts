import type { Server } from 'node:http';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { defaultLimits, type Limits } from '../../environment/limits';
import { IpConcurrencyLimit } from '../../http/ip-concurrency';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}

/** The part of all connections that one IP address may hold. */
const connectionShare = 1 / 4;

export const limitsPlugin = fp<AppOptions>(
  async (app, { limits, trustedProxies }) => {
    app.decorate('limits', { ...defaultLimits, ...limits });
    const { connections } = app.limits;
    app.server.maxConnections = connections;
    // A proxy holds the connections of all clients, and limits those of each.
    if (!trustedProxies)
      limitConnectionsPerIp(app.server, Math.ceil(connections * connectionShare));
  },
  { name: 'limits' },
);

function limitConnectionsPerIp(server: Server, max: number): void {
  const limit = new IpConcurrencyLimit(max);
  server.on('connection', (socket) => {
    const release = limit.acquire(socket.remoteAddress);
    if (release) socket.once('close', release);
    else socket.destroy();
  });
}
