import type { FastifyInstance } from 'fastify';

const hardLimit = 5_000;

/**
 * Lets requests under way finish when the server closes, but neither waits for browsers to drop
 * the connections that they would keep alive afterwards, nor for ever.
 */
export function closeConnectionsPromptly(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), hardLimit);
    timer.unref();
    app.server.once('close', () => clearTimeout(timer));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
}
