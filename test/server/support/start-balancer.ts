import { once } from 'node:events';
import { Agent, createServer, get, request, type RequestListener } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Milliseconds between health checks. */
const healthCheckInterval = 200;

/**
 * Balances requests between the servers that pass the health check, on keep-alive connections. It retries
 * nothing: a request that a server drops is lost.
 * @param tls key and certificate for https; the client and host are forwarded
 */
export async function startBalancer(ports: readonly number[], tls?: ServerOptions) {
  const agent = new Agent({ keepAlive: true });
  const healthy = new Set<number>();
  const checkHealth = (port: number) => {
    const upstream = get({ port, path: '/healthz', agent: false, timeout: 2_000 }, (response) => {
      response.resume();
      if (response.statusCode === 200) healthy.add(port);
      else healthy.delete(port);
    });
    upstream.on('error', () => healthy.delete(port));
  };
  const healthChecks = setInterval(() => ports.forEach(checkHealth), healthCheckInterval);

  let requestCount = 0;
  const forward: RequestListener = (incoming, outgoing) => {
    const healthyPorts = [...healthy];
    requestCount += 1;
    const port = healthyPorts[requestCount % healthyPorts.length];
    if (port === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const { connection: _connection, ...forwardedHeaders } = headers;
    if (tls) {
      forwardedHeaders['x-forwarded-for'] = incoming.socket.remoteAddress;
      forwardedHeaders['x-forwarded-proto'] = 'https';
      forwardedHeaders['x-forwarded-host'] = headers.host;
    }
    const upstream = request(
      { port, method, path, headers: forwardedHeaders, agent },
      (response) => {
        const { connection: _responseConnection, ...responseHeaders } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, responseHeaders);
        outgoing.flushHeaders();
        pipeline(response, outgoing, () => undefined);
      },
    );
    upstream.on('error', () => outgoing.writeHead(502).end());
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
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
      clearInterval(healthChecks);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
