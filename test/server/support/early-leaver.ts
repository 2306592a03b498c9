import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Somebody who has gone before anything is done for them, as on a train. */
export function earlyLeaver() {
  const events = new EventEmitter();
  return {
    /** Has the server wait for it before its own hooks. */
    prepare(app: FastifyInstance): void {
      app.addHook('onRequest', async ({ headers, raw }) => {
        if (headers['x-leaves'] === undefined) return;
        events.emit('asked');
        await once(raw.socket, 'close');
        setImmediate(() => events.emit('gone'));
      });
    },
    async ask(origin: string, path: string): Promise<void> {
      const { hostname, port } = new URL(origin);
      const asked = once(events, 'asked');
      const gone = once(events, 'gone');
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Leaves: 1\r\n\r\n`);
      await asked;
      socket.destroy();
      await gone;
    },
  };
}
