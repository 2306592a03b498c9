import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

/** A proxy in front of PostgreSQL that simulates network failures. */
export interface PostgresProxy {
  databaseUrl: string;
  /** Drops all traffic of the open connections without closing them. */
  silence(): void;
  /** Passes requests on, and drops the responses. */
  dropResponses(): void;
  /** Closes the open connections. */
  cut(): void;
  close(): Promise<void>;
}

/** @param databaseUrl of a server that listens on a Unix socket */
export async function startPostgresProxy(databaseUrl: string, ownPort = 0): Promise<PostgresProxy> {
  const folder = new URL(databaseUrl).searchParams.get('host') ?? '';
  const open = new Map<Socket, Socket>();
  const server = createServer((incoming) => {
    const onward = connect(path.join(folder, '.s.PGSQL.5432'));
    open.set(incoming, onward);
    incoming.pipe(onward).pipe(incoming);
    for (const [one, other] of [
      [incoming, onward],
      [onward, incoming],
    ] as const) {
      one.on('error', () => undefined);
      one.once('close', () => {
        open.delete(incoming);
        other.destroy();
      });
    }
  });
  server.listen(ownPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => [...open.keys()].forEach((socket) => socket.destroy());
  return {
    databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    silence() {
      for (const [incoming, onward] of open) {
        incoming.unpipe(onward);
        onward.unpipe(incoming);
      }
    },
    dropResponses() {
      for (const [incoming, onward] of open) onward.unpipe(incoming);
    },
    cut,
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
