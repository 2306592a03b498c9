import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  type FastifyRequest,
} from 'fastify';
import { defaultBodyLimit } from '../../contract/calls/call';

/** Milliseconds for a whole request to arrive, and for its headers. */
const defaultRequestTimeout = 30_000;
const defaultHeadersTimeout = 10_000;
/** Milliseconds between two checks of these timeouts. */
const timeoutCheckInterval = 5_000;
/** Milliseconds without traffic, longer than any response usually takes. */
const defaultConnectionTimeout = 60_000;
/** The longest path parameter is an email address of maximum length, with each character escaped. */
const maxParameterLength = 320 * 3;

export interface ServerOptions {
  logger?: FastifyServerOptions['logger'];
  /** Milliseconds for a whole request to arrive. */
  requestTimeout?: number;
  /** Milliseconds without traffic after which a connection is closed. */
  connectionTimeout?: number;
  /** IP addresses and networks of proxies, separated by commas, whose X-Forwarded headers are trusted. */
  trustedProxies?: string | undefined;
}

/** Creates a Fastify server that limits the size and the duration of requests. */
export function createFastify({
  logger = false,
  requestTimeout = defaultRequestTimeout,
  connectionTimeout = defaultConnectionTimeout,
  trustedProxies,
}: ServerOptions): FastifyInstance {
  return fastify({
    logger,
    bodyLimit: defaultBodyLimit,
    // While the server drains, requests on open connections are still served.
    return503OnClosing: false,
    requestTimeout,
    // Closes the connection of a client that does not read its response.
    connectionTimeout,
    http: {
      headersTimeout: Math.min(defaultHeadersTimeout, requestTimeout),
      connectionsCheckingInterval: Math.min(timeoutCheckInterval, requestTimeout),
    },
    trustProxy: trustedProxies ?? false,
    genReqId: () => randomUUID(),
    // Called for malformed and overlong URLs, which the router rejects before any hook.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void reply.code(error.statusCode ?? 400).send({ message: 'The URL is not valid.' });
    },
    routerOptions: { maxParamLength: maxParameterLength },
  });
}

/**
 * Configures a structured log without personal data. It contains the route instead of the URL, which may
 * contain email addresses and keys, and neither headers nor bodies.
 */
export const requestLogger = {
  level: 'info',
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      ip: request.ip,
    }),
  },
} satisfies FastifyServerOptions['logger'];
