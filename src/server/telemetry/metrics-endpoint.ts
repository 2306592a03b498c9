import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Metrics } from './metrics';
import { formatForPrometheus, prometheusContentType } from './prometheus-format';

/** Serves the metrics at /metrics on a separate port, which must not be public. */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
  onError: (error: unknown) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (read) => {
        response
          .writeHead(200, { 'Content-Type': prometheusContentType })
          .end(formatForPrometheus(read));
      },
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port);
  await once(server, 'listening');
  return server;
}
