import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import type Stripe from 'stripe';
import { largestBody } from '../contract/calls/call';
import type { Capability, PublicConfiguration } from '../contract/configuration';
import { workInBackground } from './background/work-in-background';
import type { Database } from './database/database';
import { answerCallsOf } from './http/answer-call';
import { answerErrors } from './http/answer-errors';
import { answerNotFound } from './http/answer-not-found';
import { closeConnectionsPromptly, limitConnections } from './http/close-connections';
import { cspReportRoutes } from './http/csp-reports';
import { createGuards } from './http/guards';
import { readJsonBodies } from './http/json-body';
import { limitEveryRequest, rateLimitOptions } from './http/rate-limits';
import { refuseStrangersFirst } from './http/refuse-strangers-first';
import { Refusal } from './http/refusal';
import { requestIds, tellRequestIds } from './http/request-log';
import { addSecurityHeaders } from './http/security-headers';
import { shedLoad } from './http/shed-load';
import { SharedCounts } from './http/shared-counts';
import type { AccessTokenKeys } from './identity/access-token';
import type { IdentityVerifier } from './identity/identity';
import { readLimits, type Limits } from './limits';
import type { MailSettings } from './mail/mail-settings';
import type { Pictures } from './pictures/pictures';
import { sendFinishedFirst } from './public-answers/finished-first';
import { PublicAnswers } from './public-answers/public-answers';
import { freshFor, PublicVersion } from './public-answers/public-version';
import { Replicas } from './public-answers/replicas';
import { accountRoutes } from './routes/accounts';
import { administrationRoutes } from './routes/administration';
import { apiDescriptionRoutes } from './routes/api-description';
import { categoryRoutes } from './routes/categories';
import { healthRoutes } from './routes/health';
import { liveRoutes } from './routes/live';
import { notificationRoutes } from './routes/notifications';
import { orderRoutes } from './routes/orders';
import { paymentRoutes, stripeWebhookRoutes } from './routes/payments';
import { pictureRoutes, uploadKeyRoutes } from './routes/pictures';
import { productPageRoutes } from './routes/product-pages';
import { productRoutes } from './routes/products';
import { saleRoutes } from './routes/sales';
import { searchRoutes } from './routes/search';
import { securityContactRoute } from './routes/security-contact';
import type { Services } from './routes/services';
import { unsubscribeRoutes } from './routes/unsubscribe';
import { wishlistRoutes } from './routes/wishlist';
import { tellLoad } from './telemetry/load-metrics';
import type { Metrics } from './telemetry/metrics';
import { countRequests } from './telemetry/request-durations';
import { traceRequests } from './telemetry/trace-requests';
import { tracedDatabase } from './telemetry/traced-database';
import type { Tracer } from './telemetry/tracer';
import { serveWebsite } from './website/serve-website';

export interface AppOptions {
  /** Stays open when the app closes: whoever opened it closes it. */
  database: Database;
  /** Follow it, and are read where everybody sees the same. They stay open, too. */
  replicas?: Database[] | undefined;
  identityVerifier: IdentityVerifier;
  stripe: Stripe;
  stripeWebhookSecret: string;
  accessTokenKeys: AccessTokenKeys;
  publicConfiguration: PublicConfiguration;
  /** The built client; without it the server is an API alone. */
  clientFolder?: string | undefined;
  /** The client that was built for Node, which renders pages; without it they begin as a shell. */
  rendererFile?: string | undefined;
  /** The origin of the site; without it the one that a request names. */
  siteUrl?: string | undefined;
  /** HTML to be put before the page's own scripts. */
  headElements?: string | undefined;
  /** Other origins whose pages may call the API. */
  allowedOrigins?: string[] | undefined;
  /** Whether /api/docs shows the API to people. */
  apiDocs?: boolean;
  /**
   * Whose word counts on where a request comes from: addresses and networks, with commas between.
   */
  trustedProxies?: string | undefined;
  /** Runs before everything else, for every request. */
  prepare?: (app: FastifyInstance) => void;
  /** Where mails are handed in; without it none are written. */
  mail?: MailSettings | undefined;
  /** Where the server is the image host itself; without it pictures lie elsewhere. */
  pictures?: Pictures | undefined;
  /** Where to report a weakness: an address that begins with mailto: or https: */
  securityContact?: string | undefined;
  /** Whether browsers shall insist on HTTPS. */
  httpsOnly?: boolean;
  /** Those that differ from what they are by default. */
  limits?: Partial<Limits> | undefined;
  /** Whether the process has hardly any time or memory left; without it, it always has enough. */
  isStrained?: () => boolean;
  /** Where it tells how it does. */
  metrics?: Metrics | undefined;
  /** What remembers of requests and tasks what was done for them. */
  tracer?: Tracer | undefined;
  /** Whether it does, while it listens, what is due without a request: mails, refunds, deadlines. */
  worksInBackground?: boolean;
  /** Milliseconds for which what visitors see may be as it was, where another process changed it. */
  publicAge?: number;
  /** Milliseconds in which a server that is to close goes on answering; 0 unless told. */
  drain?: number;
  /** Milliseconds for a whole request to arrive. */
  requestTimeout?: number;
  logger?: FastifyServerOptions['logger'];
}

/** Milliseconds. */
const longestRequest = 30_000;
const longestHeaders = 10_000;
const timeoutCheck = 5_000;
/** An email address of the greatest length, each character escaped. */
const longestParameter = 320 * 3;

/** What the routes below add to the calls of specification 7.1. */
const capabilities: Capability[] = [
  'sessions',
  'products',
  'search',
  'wishes',
  'orders',
  'keys',
  'users',
  'pages',
];

function capabilitiesOf({ pictures, publicConfiguration }: AppOptions): Capability[] {
  const takesUploads = pictures && publicConfiguration.imageHost.key === undefined;
  return takesUploads ? [...capabilities, 'uploads'] : capabilities;
}

/** Builds the server; it neither listens yet nor refuses further routes. */
export async function buildApp(given: AppOptions): Promise<FastifyInstance> {
  const { tracer } = given;
  const options = tracer ? { ...given, database: tracedDatabase(given.database, tracer) } : given;
  const { requestTimeout = longestRequest } = options;
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: largestBody,
    // Until it closes, what comes on a connection that is there is answered as ever.
    return503OnClosing: false,
    requestTimeout,
    http: {
      headersTimeout: Math.min(longestHeaders, requestTimeout),
      connectionsCheckingInterval: Math.min(timeoutCheck, requestTimeout),
    },
    trustProxy: options.trustedProxies ?? false,
    ...requestIds,
    // What the router refuses before any hook: a malformed or overlong address.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void reply.code(error.statusCode ?? 400).send({ message: 'The address is not valid.' });
    },
    routerOptions: { maxParamLength: longestParameter },
  });
  const guards = createGuards(options);
  const limits = { ...readLimits({}), ...options.limits };
  const publicVersion = new PublicVersion(options.database, options.publicAge ?? freshFor);
  const replicas = new Replicas(options.database, options.replicas ?? [], (error) =>
    app.log.error(error),
  );
  const publicAnswers = new PublicAnswers(publicVersion, replicas);
  const services: Services = { ...options, guards, limits, publicAnswers };
  limitConnections(app, limits.connections);

  const counts = new SharedCounts(options.database, (error) => app.log.error(error));

  options.prepare?.(app);
  const closing = closeConnectionsPromptly(app, options.drain ?? 0);
  if (options.metrics) countRequests(app, options.metrics);
  sendFinishedFirst(app, publicAnswers, { ...limits, counts });
  if (tracer) traceRequests(app, tracer);
  if (options.worksInBackground) workInBackground(app, services, closing);
  answerErrors(app);
  tellRequestIds(app);
  await addSecurityHeaders(app, {
    publicConfiguration: options.publicConfiguration,
    httpsOnly: options.httpsOnly ?? false,
  });
  await app.register(rateLimit, rateLimitOptions(guards, counts));
  const load = shedLoad(app, { ...limits, isStrained: options.isStrained ?? (() => false) });
  if (options.metrics) tellLoad(options.metrics, load);
  limitEveryRequest(app, limits, counts);
  // Before anybody reads that it is done.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') publicVersion.outdate();
  });

  healthRoutes(app, options.database, closing);
  cspReportRoutes(app);
  unsubscribeRoutes(app, options);
  if (options.pictures) pictureRoutes(app, options.pictures, services);
  if (options.securityContact) securityContactRoute(app, options.securityContact);
  await app.register(async (scope) => stripeWebhookRoutes(scope, services));
  await app.register((scope) => apiRoutes(scope, services, options), { prefix: '/api' });

  const { clientFolder } = options;
  if (clientFolder) {
    const { completionDays } = limits;
    const publicConfiguration = {
      ...options.publicConfiguration,
      capabilities: capabilitiesOf(options),
      completionDays,
    };
    await serveWebsite(app, { ...options, clientFolder, publicConfiguration, publicVersion });
  } else {
    app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  }
  return app;
}

async function apiRoutes(
  api: FastifyInstance,
  services: Services,
  { allowedOrigins = [], apiDocs = false }: AppOptions,
): Promise<void> {
  if (allowedOrigins.length > 0) {
    await api.register(cors, {
      // An OPTIONS that is no preflight is answered like one, not by a bare text.
      strictPreflight: false,
      origin: allowedOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['Link', 'Retry-After'],
    });
  }
  // Most answers are for one person's eyes, and all of them may change at any time.
  api.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    // The one character that PostgreSQL cannot take in a text.
    if (request.url.includes('%00')) throw new Refusal(400, 'The address is not valid.');
  });
  refuseStrangersFirst(api, services.guards);
  readJsonBodies(api);
  api.setNotFoundHandler((_request, reply) => answerNotFound(reply, 'There is no such call.'));

  const answerCall = answerCallsOf(api, services);
  accountRoutes(answerCall, services);
  administrationRoutes(answerCall, services);
  categoryRoutes(answerCall, services);
  uploadKeyRoutes(answerCall, services);
  productRoutes(answerCall, services);
  productPageRoutes(answerCall, services);
  searchRoutes(answerCall, services);
  wishlistRoutes(answerCall, services);
  orderRoutes(answerCall, services);
  saleRoutes(answerCall, services);
  notificationRoutes(answerCall, services);
  liveRoutes(api, answerCall, services);
  paymentRoutes(answerCall, services);
  apiDescriptionRoutes(api, apiDocs);
}
