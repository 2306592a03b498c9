import { connect } from 'node:net';
import type { RawRequest } from './raw-request';
import { readAnswer, type Answer } from './read-answer';

/**
 * What came of a request: an answer, a connection that ended without one, or silence, which is a
 * server that hangs.
 */
export type Outcome = Answer | 'closed' | 'silent';

/** Milliseconds, far beyond what any answer takes even on a busy machine. */
const patience = 30_000;

/** Sends a request as it is, over a connection of its own: no HTTP client would send most of them. */
export function send(origin: string, request: RawRequest): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received: Buffer = Buffer.alloc(0);
    const timer = setTimeout(() => finish('silent'), patience);

    function finish(outcome: Outcome) {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    }
    function read(ended: boolean) {
      const answer = readAnswer(received, request.parts.method, ended);
      if (answer) finish(answer);
      else if (ended) finish('closed');
    }

    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      read(false);
    });
    // What is told of an error is told by the answer, or by its absence once the connection closes.
    socket.on('error', () => undefined);
    socket.on('close', () => read(true));
    socket.write(request.toBytes());
  });
}
