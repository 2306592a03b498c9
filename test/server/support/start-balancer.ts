import { once } from 'node:events';
import { Agent, createServer, get, request, type RequestListener } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Milliseconds between two looks at each server. */
const lookEvery = 200;

/**
 * Leads requests to the servers whose /healthz is good, in turn, on connections that it keeps. It
 * repeats nothing: whatever a server drops is lost.
 * @param tls with which it answers https, and names the client and the host as it was asked
 */
export async function startBalancer(ports: readonly number[], tls?: ServerOptions) {
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
  const forward: RequestListener = (incoming, outgoing) => {
    const open = [...healthy];
    turn += 1;
    const port = open[turn % open.length];
    if (port === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const { connection: _connection, ...passedOn } = headers;
    if (tls) {
      passedOn['x-forwarded-for'] = incoming.socket.remoteAddress;
      passedOn['x-forwarded-proto'] = 'https';
      passedOn['x-forwarded-host'] = headers.host;
    }
    const asked = request({ port, method, path, headers: passedOn, agent }, (answer) => {
      const { connection: _own, ...answered } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      outgoing.flushHeaders();
      pipeline(answer, outgoing, () => undefined);
    });
    asked.on('error', () => outgoing.writeHead(502).end());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  };
  const server = (tls ? createTlsServer(tls, forward) : createServer(forward)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isHealthy: (port: number) => healthy.has(port),
    close() {
      clearInterval(looking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
