import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import type { RegisterEndpoint } from '../http/register-endpoint';
import { HttpError } from '../http/http-error';
import { EventStream } from '../live/event-stream';
import { LiveFeed, type Listener } from '../live/live-feed';
import type { Services } from './services';

/** Of one person at one server: a browser needs one. */
const mostStreams = 6;

/** Of all connections, so that there are some for everything else. */
const largestShare = 0.5;

/** Milliseconds between two signs of life, at which it is asked again who listens. */
const heartbeat = 15_000;

export function liveRoutes(
  app: FastifyInstance,
  registerEndpoint: RegisterEndpoint,
  { database, guards, limits }: Services,
): void {
  const feed = new LiveFeed(database, (error) => app.log.error(error));
  app.addHook('preClose', () => feed.close());
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') feed.wake();
  });

  registerEndpoint(calls.events, ({ caller: { user }, request, reply }) => {
    if (feed.listenersOf(user.id) >= mostStreams) {
      throw new HttpError(429, 'Too many pages are open.', heartbeat / 1000);
    }
    if (feed.listenerCount >= limits.connections * largestShare) {
      throw new HttpError(503, 'Too many open connections. Please try again.', heartbeat / 1000);
    }
    reply
      .headers({
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
        // Nothing else can come on it.
        Connection: 'close',
      })
      .type('text/event-stream; charset=utf-8');
    if (request.method === 'HEAD') return reply.send();

    const stream = new EventStream();
    const listener: Listener = {
      userId: user.id,
      isAdmin: user.role === 'Admin',
      after: lastEventId(request.headers['last-event-id']),
      hear: (changes) => stream.changes(changes),
      markPlace: (last) => stream.place(last),
      reset: (last) => stream.reset(last),
      end: () => stream.end(),
    };
    const leave = feed.listen(listener);
    const beating = setInterval(() => {
      stream.beat();
      feed.markPlaceOf(listener);
      guards.session(request).catch((error: unknown) => {
        if (error instanceof HttpError) stream.end();
      });
    }, heartbeat);
    stream.body.once('close', () => {
      clearInterval(beating);
      leave();
    });
    return reply.send(stream.body);
  });
}

/** What is no number names a change that nobody has: then everything is asked for again. */
function lastEventId(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  return /^\d{1,15}$/.test(String(header)) ? Number(header) : Infinity;
}
