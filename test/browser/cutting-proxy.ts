import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a marketplace that closes connections after a timeout, as some proxies
 * do.
 */
export interface CuttingProxy {
  origin: string;
  /** Closes each connection this many milliseconds after it was opened. */
  cutAfter(lifetime: number): void;
  /** Closes all open connections. */
  cutAll(): void;
  /** The number of open connections that were closed. */
  readonly cuts: number;
  close(): Promise<void>;
}

export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let lifetime: number | undefined;
  let cuts = 0;

  function cut(socket: Socket) {
    if (!open.delete(socket)) return;
    cuts += 1;
    socket.destroy();
  }
  const cutLater = (socket: Socket) => {
    if (lifetime !== undefined) setTimeout(() => cut(socket), lifetime).unref();
  };
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    open.add(socket);
    cutLater(socket);
    socket.pipe(onward).pipe(socket);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => undefined);
      one.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAfter(milliseconds) {
      lifetime = milliseconds;
      for (const socket of open) cutLater(socket);
    },
    cutAll() {
      for (const socket of [...open]) cut(socket);
    },
    get cuts() {
      return cuts;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
