import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client that disconnects before its request is handled. */
export function disconnectingClient() {
  const events = new EventEmitter();
  return {
    /** Makes the server wait for the disconnect before its own hooks. */
    prepare(app: FastifyInstance): void {
      app.addHook('onRequest', async ({ headers, raw }) => {
        if (headers['x-disconnects'] === undefined) return;
        events.emit('received');
        await once(raw.socket, 'close');
        setImmediate(() => events.emit('disconnected'));
      });
    },
    /** @param pipelined further requests on the same connection */
    async request(origin: string, path: string, pipelined: string[] = []): Promise<void> {
      const { hostname, port } = new URL(origin);
      const received = once(events, 'received');
      const disconnected = once(events, 'disconnected');
      const socket = connect(Number(port), hostname);
      const head = (each: string) => `GET ${each} HTTP/1.1\r\nHost: ${hostname}\r\n`;
      socket.write(`${head(path)}X-Disconnects: 1\r\n\r\n`);
      for (const each of pipelined) socket.write(`${head(each)}\r\n`);
      await received;
      socket.destroy();
      await disconnected;
    },
  };
}
