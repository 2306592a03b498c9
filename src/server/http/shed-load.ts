import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../environment/limits';
import { IpConcurrencyLimit } from './ip-concurrency';
import { HttpError } from './http-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is answered however much there is to do. */
    isCritical?: boolean;
    /** Whether its answer has no end, so that nothing is done for it most of the time. */
    isEndless?: boolean;
  }
}

export interface Shedding extends Pick<Limits, 'requestsAtOnce' | 'requestsAtOncePerAddress'> {
  /** Whether the process has hardly any time or memory left. */
  isStrained: () => boolean;
}

/** What is told of the load. */
export interface Load {
  /** Requests in progress. */
  underWay: number;
  /** Requests that were refused, ever. */
  shed: number;
}

const tooMuch = 'Secondhand is very busy right now. Please try again in a moment.';
const tooMuchOfOne = 'Too many requests from your network at once. Please try again in a moment.';
/** Seconds. */
const comeAgain = 2;

/**
 * Refuses at once what could only be answered late, or not at all: then the others are answered in
 * time, and those that are vital always. A request is in progress until its response is handed to
 * the socket: how fast the client reads costs others nothing. One client address has a share of
 * them. Comes after the headers that let other origins read it.
 */
export function shedLoad(
  app: FastifyInstance,
  { requestsAtOnce, requestsAtOncePerAddress, isStrained }: Shedding,
): Load {
  const load: Load = { underWay: 0, shed: 0 };
  const shares = new IpConcurrencyLimit(requestsAtOncePerAddress);
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preParsing', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.isCritical) return;
    if (load.underWay >= requestsAtOnce || isStrained()) {
      load.shed += 1;
      throw new HttpError(503, tooMuch, comeAgain);
    }
    // Whoever asked may have gone before, and of that nothing more is heard.
    if (config.isEndless || reply.raw.destroyed) return;
    const release = shares.take(request.ip);
    if (!release) throw new HttpError(429, tooMuchOfOne, comeAgain);
    load.underWay += 1;
    const end = () => {
      if (!ends.delete(request)) return;
      load.underWay -= 1;
      release();
    };
    ends.set(request, end);
    // Comes as well when the client has gone.
    reply.raw.once('close', end);
  });
  app.addHook('onSend', async (request) => ends.get(request)?.());
  return load;
}
