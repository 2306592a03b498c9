import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port, for programs that can't choose one themselves. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
