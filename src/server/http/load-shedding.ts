import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../environment/limits';
import { HttpError } from './http-error';
import { IpConcurrencyLimit } from './ip-concurrency';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is exempt from load shedding. */
    isCritical?: boolean;
    /** Whether the response is an endless stream, which does not count as a request in progress. */
    isEndless?: boolean;
  }
}

/** Milliseconds, on average of a sample. */
const maxEventLoopDelay = 250;
const sampleInterval = 500;
const maxMemoryShare = 0.9;

/** Lets `app.isUnderPressure()` watch the event loop, the heap and the process's memory. */
export async function watchPressure(app: FastifyInstance): Promise<void> {
  // constrainedMemory() is 0 without a limit.
  const memory = Math.min(constrainedMemory() || Infinity, totalmem());
  await app.register(underPressure, {
    maxEventLoopDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * maxMemoryShare,
    maxRssBytes: memory * maxMemoryShare,
    sampleInterval,
    // The hook below rejects requests, after the headers that let other origins read the response.
    pressureHandler: () => undefined,
  });
}

export interface LoadSheddingOptions extends Pick<
  Limits,
  'requestsAtOnce' | 'requestsAtOncePerAddress'
> {
  isOverloaded: () => boolean;
}

export interface Load {
  /** Requests in progress. */
  inProgress: number;
  /** Requests rejected since the start. */
  rejected: number;
}

const overloaded = 'Secondhand is very busy right now. Please try again in a moment.';
const tooManyFromIp = 'Too many requests from your network at once. Please try again in a moment.';
const retryAfterSeconds = 2;

/**
 * Rejects requests while the process is overloaded or has too many in progress, in total or from one
 * IP address. A request is in progress until its response is handed to the socket, so that slow
 * readers cost others nothing.
 */
export function shedLoad(
  app: FastifyInstance,
  { requestsAtOnce, requestsAtOncePerAddress, isOverloaded }: LoadSheddingOptions,
): Load {
  const load: Load = { inProgress: 0, rejected: 0 };
  const concurrency = new IpConcurrencyLimit(requestsAtOncePerAddress);
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preParsing', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.isCritical) return;
    if (load.inProgress >= requestsAtOnce || isOverloaded()) {
      load.rejected += 1;
      throw new HttpError(503, overloaded, retryAfterSeconds);
    }
    // No 'close' follows for a client that has already disconnected.
    if (config.isEndless || reply.raw.destroyed) return;
    const release = concurrency.acquire(request.ip);
    if (!release) throw new HttpError(429, tooManyFromIp, retryAfterSeconds);
    load.inProgress += 1;
    const end = () => {
      if (!ends.delete(request)) return;
      load.inProgress -= 1;
      release();
    };
    ends.set(request, end);
    reply.raw.once('close', end);
  });
  app.addHook('onSend', async (request) => ends.get(request)?.());
  return load;
}
