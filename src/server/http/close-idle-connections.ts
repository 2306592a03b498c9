import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Use {
  underWay: number;
  /** Bytes that had come when the last answer was sent and its request had come whole. */
  read: number;
}

/**
 * Node takes a connection for idle once its answer was handed over, and would cut off what is still
 * being sent to somebody on a slow line, whenever idle connections are closed. Here it is idle once
 * everything was sent, and nothing of a next request has come; not before a first one, as in Node.
 */
export function closeOnlyIdleConnections(server: Server): void {
  const uses = new Map<Socket, Use>();
  server.on('connection', (socket: Socket) => {
    uses.set(socket, { underWay: 0, read: -1 });
    socket.once('close', () => uses.delete(socket));
  });

  function markRead({ socket }: IncomingMessage): Use | undefined {
    const use = uses.get(socket);
    if (use) use.read = socket.bytesRead;
    return use;
  }
  // One function for all: a closure for each request is felt where hardly more is done for it.
  function markSent(this: ServerResponse): void {
    const use = markRead(this.req);
    if (use) use.underWay -= 1;
    if (!server.listening) server.closeIdleConnections();
  }
  server.on('request', (request, response) => {
    const use = uses.get(request.socket);
    if (!use) return;
    use.underWay += 1;
    response.on('close', markSent);
    // The rest of a body that was refused comes after its answer.
    if (request.method !== 'GET') request.once('close', () => markRead(request));
  });

  server.closeIdleConnections = () => {
    for (const [socket, { underWay, read }] of uses) {
      if (underWay === 0 && socket.bytesRead === read) socket.destroy();
    }
  };
}
