import type { FastifyInstance } from 'fastify';

/** Requests begun in one turn of the event loop while connections come. */
const fewPerTurn = 4;

/**
 * A turn of the event loop takes one connection (libuv since 1.45), but may begin a request of each that
 * is there: of a thousand who connect at once the last ones would wait for a thousand turns, each longer
 * than the one before. So while connections come, few requests are begun in a turn. The others wait in the
 * order in which they came, until a turn brings no connection any more. Register it before other hooks.
 */
export function takeConnectionsFirst(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  let hasCome = false;
  /** How many may still be begun in this turn. */
  let left = Infinity;
  const endTurn = () => {
    left = Infinity;
    if (hasCome) {
      left = fewPerTurn;
      setImmediate(endTurn);
    }
    hasCome = false;
    const next = waiting.splice(0, left);
    left -= next.length;
    for (const begin of next) begin();
  };
  const noteConnection = () => {
    if (!hasCome && left === Infinity) setImmediate(endTurn);
    hasCome = true;
  };
  app.server.on('connection', noteConnection);
  // Of those that are sent away a turn takes one as well.
  app.server.on('drop', noteConnection);
  app.addHook('onRequest', (_request, _reply, done) => {
    if (left === 0) return void waiting.push(done);
    left -= 1;
    done();
  });
}
