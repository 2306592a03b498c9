import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { defaultBodyLimit } from '../../contract/calls/call';

/** Milliseconds. */
const longestRequest = 30_000;
const longestHeaders = 10_000;
const timeoutCheck = 5_000;
/** Longer than any response usually takes. */
const longestSilence = 60_000;
/** An email address of maximum length, with each character escaped. */
const longestParameter = 320 * 3;

export interface ServerOptions {
  logger?: FastifyServerOptions['logger'];
  /** Milliseconds for a whole request to arrive. */
  requestTimeout?: number;
  /** Milliseconds without traffic after which a connection is closed. */
  connectionTimeout?: number;
  /** IP addresses and networks, separated by commas, whose X-Forwarded headers count. */
  trustedProxies?: string | undefined;
}

/** Bounds the size and the duration of requests. */
export function createFastify({
  logger = false,
  requestTimeout = longestRequest,
  connectionTimeout = longestSilence,
  trustedProxies,
}: ServerOptions): FastifyInstance {
  return fastify({
    logger,
    bodyLimit: defaultBodyLimit,
    // During the drain requests on open connections are still served.
    return503OnClosing: false,
    requestTimeout,
    // Otherwise a client that reads nothing would keep its connection for ever.
    connectionTimeout,
    http: {
      headersTimeout: Math.min(longestHeaders, requestTimeout),
      connectionsCheckingInterval: Math.min(timeoutCheck, requestTimeout),
    },
    trustProxy: trustedProxies ?? false,
    genReqId: () => randomUUID(),
    // The router rejects malformed and overlong URLs before any hook.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void reply.code(error.statusCode ?? 400).send({ message: 'The address is not valid.' });
    },
    routerOptions: { maxParamLength: longestParameter },
  });
}
