import { once } from 'node:events';
import { Agent, createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Milliseconds between two looks at each server. */
const lookEvery = 200;

/**
 * Leads requests to the servers whose /healthz is good, in turn, on connections that it keeps. It
 * repeats nothing: whatever a server drops is lost.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const healthy = new Set<number>();
  const look = (port: number) => {
    const asked = get({ port, path: '/healthz', agent: false, timeout: 2_000 }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) healthy.add(port);
      else healthy.delete(port);
    });
    asked.on('error', () => healthy.delete(port));
  };
  const looking = setInterval(() => ports.forEach(look), lookEvery);

  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const open = [...healthy];
    turn += 1;
    const port = open[turn % open.length];
    if (port === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const { connection: _connection, ...passedOn } = headers;
    const asked = request({ port, method, path, headers: passedOn, agent }, (answer) => {
      const { connection: _own, ...answered } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      outgoing.flushHeaders();
      pipeline(answer, outgoing, () => undefined);
    });
    asked.on('error', () => outgoing.writeHead(502).end());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isHealthy: (port: number) => healthy.has(port),
    close() {
      clearInterval(looking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
