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
    /** @param behind what is asked on the same connection before the first is answered */
    async ask(origin: string, path: string, behind: string[] = []): Promise<void> {
      const { hostname, port } = new URL(origin);
      const asked = once(events, 'asked');
      const gone = once(events, 'gone');
      const socket = connect(Number(port), hostname);
      const asking = (each: string) => `GET ${each} HTTP/1.1\r\nHost: ${hostname}\r\n`;
      socket.write(`${asking(path)}X-Leaves: 1\r\n\r\n`);
      for (const each of behind) socket.write(`${asking(each)}\r\n`);
      await asked;
      socket.destroy();
      await gone;
    },
  };
}
