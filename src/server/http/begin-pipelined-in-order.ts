import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Of one connection, beside the request that is being answered; browsers send one at a time. */
const mostWaiting = 10;

/**
 * Begins a request that was sent before the one ahead of it was answered only when that is done. When
 * a connection ends, Node tells none but the answer that has it: the others would never hear that
 * whoever asked has gone, and be under way for ever. Register it before every other hook.
 */
export function beginPipelinedInOrder(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    if (response.socket) return done();
    const ahead = waiting.get(socket) ?? 0;
    if (ahead === mostWaiting) socket.destroy();
    if (socket.destroyed) return;
    waiting.set(socket, ahead + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // It is about to send what it may have been given before.
      process.nextTick(done);
    });
  });
}
