import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import { registerEndpoint } from '../http/register-endpoint';
import { HttpError } from '../http/http-error';
import { EventStream } from '../live/event-stream';
import type { Listener } from '../live/live-feed';

/** Streams of one user at one process; a browser needs one. */
const mostStreams = 6;

/** The share of connections that streams may take. */
const largestShare = 0.5;

/** Milliseconds between two heartbeats, at which the session is checked again. */
const heartbeat = 15_000;

export async function liveRoutes(app: FastifyInstance): Promise<void> {
  const { guards, limits, liveFeed: feed } = app;

  registerEndpoint(app, calls.events, ({ caller: { user }, request, reply }) => {
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
        // The stream never ends, so the connection cannot be reused.
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

/** An invalid id is newer than every change, so the client reloads everything. */
function lastEventId(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  return /^\d{1,15}$/.test(String(header)) ? Number(header) : Infinity;
}
