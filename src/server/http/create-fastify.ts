import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { defaultBodyLimit } from '../../contract/calls/call';
import type { AppOptions } from '../app-options';
import { requestIds } from './request-log';

/** Milliseconds. */
const longestRequest = 30_000;
const longestHeaders = 10_000;
const timeoutCheck = 5_000;
/** Longer than anything is usually waited for before it is answered. */
const longestSilence = 60_000;
/** An email address of the greatest length, each character escaped. */
const longestParameter = 320 * 3;

/** What takes requests, and how long and large they may be. */
export function createFastify({
  logger = false,
  requestTimeout = longestRequest,
  connectionTimeout = longestSilence,
  trustedProxies,
}: Pick<
  AppOptions,
  'logger' | 'requestTimeout' | 'connectionTimeout' | 'trustedProxies'
>): FastifyInstance {
  return fastify({
    logger,
    bodyLimit: defaultBodyLimit,
    // Until it closes, what comes on a connection that is there is answered as ever.
    return503OnClosing: false,
    requestTimeout,
    // Whoever doesn't read their answer would be under way for ever.
    connectionTimeout,
    http: {
      headersTimeout: Math.min(longestHeaders, requestTimeout),
      connectionsCheckingInterval: Math.min(timeoutCheck, requestTimeout),
    },
    trustProxy: trustedProxies ?? false,
    ...requestIds,
    // What the router refuses before any hook: a malformed or overlong address.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void reply.code(error.statusCode ?? 400).send({ message: 'The address is not valid.' });
    },
    routerOptions: { maxParamLength: longestParameter },
  });
}
