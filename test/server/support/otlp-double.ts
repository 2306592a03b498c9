import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface CollectedRequest {
  path: string | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: ReturnType<typeof JSON.parse>;
}

/** An OpenTelemetry collector that stores what it receives, as OTLP in JSON. */
export async function startOtlpDouble() {
  const collected: CollectedRequest[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (status === 200) collected.push({ path: request.url, headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    collected,
    answerWith(next: number) {
      status = next;
    },
    spans: (): CollectedSpan[] =>
      collected
        .filter(({ path }) => path === '/v1/traces')
        .flatMap(({ body }) => body.resourceSpans[0].scopeSpans[0].spans),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code: number };
}

export interface CollectedMetric {
  name: string;
  histogram?: {
    dataPoints: {
      attributes: CollectedSpan['attributes'];
      count: string;
      sum: number;
      bucketCounts: string[];
      explicitBounds: number[];
    }[];
  };
}
