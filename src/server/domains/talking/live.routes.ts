import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { hasRole } from '../../../contract/accounts/has-role';
import { registerEndpoint } from '../access/register-endpoint';
import { HttpError } from '../../http/http-error';
import { EventStream } from './event-stream';
import type { Subscriber } from '../platform/live-feed';

/** The number of streams that a user may have at one process. A browser needs one. */
const maxStreamsPerUser = 6;

/** The share of the process's connections that streams may use. */
const maxConnectionShare = 0.5;

/** Milliseconds between two heartbeats. Each also checks the session and the role. */
const heartbeatInterval = 15_000;

export async function liveRoutes(app: FastifyInstance): Promise<void> {
  const { guards, limits, liveFeed: feed } = app;

  registerEndpoint(app, calls.events, ({ caller: { user }, request, reply }) => {
    if (feed.countOfUser(user.id) >= maxStreamsPerUser) {
      throw new HttpError(429, 'Too many pages are open.', heartbeatInterval / 1000);
    }
    if (feed.subscriberCount >= limits.connections * maxConnectionShare) {
      throw new HttpError(
        503,
        'Too many open connections. Please try again.',
        heartbeatInterval / 1000,
      );
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
    const isStaff = hasRole(user, 'staff');
    /** Ends the stream if the session has ended or the role has changed: the client then subscribes again. */
    const checkCaller = () =>
      void guards.session(request).then(
        ({ user: current }) => {
          if (hasRole(current, 'staff') !== isStaff) stream.end();
        },
        (error: unknown) => {
          if (error instanceof HttpError) stream.end();
        },
      );
    const subscriber: Subscriber = {
      userId: user.id,
      isStaff,
      after: lastEventId(request.headers['last-event-id']),
      onChanges(changes) {
        stream.sendChanges(changes);
        if (changes.some(({ about }) => about === 'account')) checkCaller();
      },
      onPosition: (lastSequence) => stream.sendPosition(lastSequence),
      onReset: (lastSequence) => stream.sendReset(lastSequence),
      onClose: () => stream.end(),
    };
    const unsubscribe = feed.subscribe(subscriber);
    const timer = setInterval(() => {
      stream.sendHeartbeat();
      feed.sendPositionTo(subscriber);
      checkCaller();
    }, heartbeatInterval);
    stream.body.once('close', () => {
      clearInterval(timer);
      unsubscribe();
    });
    return reply.send(stream.body);
  });
}

/**
 * Parses the header Last-Event-ID. Returns Infinity for an invalid id, so that the client reloads all
 * data.
 */
function lastEventId(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  return /^\d{1,15}$/.test(String(header)) ? Number(header) : Infinity;
}
