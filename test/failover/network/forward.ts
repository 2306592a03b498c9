import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** Lets the machines reach what listens on this one's loopback alone. */
export async function forward(origin: string, host: string) {
  const port = Number(new URL(origin).port);
  const server = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  server.listen(0, host);
  await once(server, 'listening');
  server.unref();
  const { port: ownPort } = server.address() as AddressInfo;
  return { host, port: ownPort };
}
