import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a marketplace that closes connections after a timeout, as some proxies
 * do.
 */
export interface DisconnectingProxy {
  origin: string;
  /** Closes each connection this many milliseconds after it was opened. */
  closeAfter(lifetime: number): void;
  /** Closes all open connections. */
  closeAll(): void;
  /** The number of open connections that were closed. */
  readonly closedCount: number;
  close(): Promise<void>;
}

export async function startDisconnectingProxy(target: string): Promise<DisconnectingProxy> {
  const { hostname, port } = new URL(target);
  const openSockets = new Set<Socket>();
  let lifetime: number | undefined;
  let closedCount = 0;

  function closeSocket(socket: Socket) {
    if (!openSockets.delete(socket)) return;
    closedCount += 1;
    socket.destroy();
  }
  const closeLater = (socket: Socket) => {
    if (lifetime !== undefined) setTimeout(() => closeSocket(socket), lifetime).unref();
  };
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    openSockets.add(socket);
    closeLater(socket);
    socket.pipe(upstream).pipe(socket);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => undefined);
      one.once('close', () => {
        openSockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    closeAfter(milliseconds) {
      lifetime = milliseconds;
      for (const socket of openSockets) closeLater(socket);
    },
    closeAll() {
      for (const socket of [...openSockets]) closeSocket(socket);
    },
    get closedCount() {
      return closedCount;
    },
    async close() {
      for (const socket of openSockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
