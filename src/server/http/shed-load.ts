import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is answered however much there is to do. */
    isVital?: boolean;
    /** Whether its answer has no end, so that nothing is done for it most of the time. */
    isEndless?: boolean;
  }
}

export interface Shedding {
  /** Requests under way at one time. */
  requestsAtOnce: number;
  /** Whether the process has hardly any time or memory left. */
  isStrained: () => boolean;
}

/** What is told of the load. */
export interface Load {
  /** Requests under way. */
  underWay: number;
  /** Requests that were refused, ever. */
  shed: number;
}

const tooMuch = 'Secondhand has too much to do. Please try again in a moment.';
/** Seconds. */
const comeAgain = 2;

/**
 * Refuses at once what could only be answered late, or not at all: then the others are answered in
 * time, and those that are vital always. Comes after the headers that let other origins read it.
 */
export function shedLoad(app: FastifyInstance, { requestsAtOnce, isStrained }: Shedding): Load {
  const load: Load = { underWay: 0, shed: 0 };
  app.addHook('preParsing', async ({ routeOptions: { config } }, reply) => {
    if (config.isVital) return;
    if (load.underWay >= requestsAtOnce || isStrained()) {
      load.shed += 1;
      throw new Refusal(503, tooMuch, comeAgain);
    }
    // Whoever asked may have gone before, and of that nothing more is heard.
    if (config.isEndless || reply.raw.destroyed) return;
    load.underWay += 1;
    // Comes as well when whoever asked has gone.
    reply.raw.once('close', () => {
      load.underWay -= 1;
    });
  });
  return load;
}
