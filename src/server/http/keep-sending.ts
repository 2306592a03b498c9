import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Use {
  underWay: number;
  /** Bytes that had come when the last answer was sent. */
  read: number;
}

/**
 * Node takes a connection for idle once its answer was handed over, and would cut off what is still
 * being sent to somebody on a slow line, whenever idle connections are closed. Here it is idle once
 * everything was sent, and nothing of a next request has come.
 */
export function keepSending(server: Server): void {
  const uses = new Map<Socket, Use>();
  server.on('connection', (socket: Socket) => {
    uses.set(socket, { underWay: 0, read: 0 });
    socket.once('close', () => uses.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const use = uses.get(socket);
    if (!use) return;
    use.underWay += 1;
    response.once('close', () => {
      use.underWay -= 1;
      use.read = socket.bytesRead;
    });
  });
  server.closeIdleConnections = () => {
    for (const [socket, { underWay, read }] of uses) {
      if (underWay === 0 && socket.bytesRead === read) socket.destroy();
    }
  };
}
