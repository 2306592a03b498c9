import { connect } from 'node:net';
import type { RawRequest } from './raw-request';
import { parseResponse, type ParsedResponse } from './parse-response';

/** The outcome of a request: a response, a connection closed without one, or a timeout. */
export type Outcome = ParsedResponse | 'closed' | 'silent';

/** Milliseconds, far beyond any response time on a busy machine. */
const timeout = 30_000;

/** Sends a raw request over its own connection; no HTTP client would send most of them. */
export function send(origin: string, request: RawRequest): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received: Buffer = Buffer.alloc(0);
    const timer = setTimeout(() => finish('silent'), timeout);

    function finish(outcome: Outcome) {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    }
    function read(ended: boolean) {
      const response = parseResponse(received, request.parts.method, ended);
      if (response) finish(response);
      else if (ended) finish('closed');
    }

    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      read(false);
    });
    // The error shows in the response, or in its absence on close.
    socket.on('error', () => undefined);
    socket.on('close', () => read(true));
    socket.write(request.toBytes());
  });
}
