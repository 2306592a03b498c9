import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Capability } from '../contract/configuration';
import type { AppOptions } from './app-options';
import { registerBackgroundWorkers } from './background/background-workers';
import { handleErrors } from './http/error-handler';
import { shutDownGracefully } from './http/graceful-shutdown';
import { sendNotFound } from './http/send-not-found';
import { cspReportRoutes } from './http/csp-reports';
import { createFastify } from './http/create-fastify';
import { createGuards } from './http/guards';
import { limitEveryRequest, rateLimitOptions } from './http/rate-limits';
import { tellRequestIds } from './http/request-log';
import { addSecurityHeaders } from './http/security-headers';
import { shedLoad, watchPressure } from './http/load-shedding';
import { DistributedRateLimiter } from './http/distributed-rate-limiter';
import { defaultLimits } from './environment/limits';
import { defaultVersionAge, PublicDataVersion } from './response-cache/public-data-version';
import { ResponseCache } from './response-cache/response-cache';
import { apiRoutes } from './routes/api';
import { healthRoutes } from './routes/health';
import { stripeWebhookRoutes } from './routes/payments';
import { pictureRoutes } from './routes/pictures';
import { securityContactRoute } from './routes/security-contact';
import type { Services } from './routes/services';
import { unsubscribeRoutes } from './routes/unsubscribe';
import { loadMetrics } from './telemetry/load-metrics';
import { noTelemetry } from './telemetry/telemetry';
import { tracedDatabase } from './telemetry/traced-database';
import { serveWebsite } from './website/serve-website';

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
  const { telemetry = noTelemetry } = given;
  const options = { ...given, database: tracedDatabase(given.database, telemetry) };
  const app = createFastify(options);
  const guards = createGuards(options);
  const limits = { ...defaultLimits, ...options.limits };
  const publicDataVersion = new PublicDataVersion(
    options.database,
    options.publicVersionAge ?? defaultVersionAge,
  );
  const responseCache = new ResponseCache(publicDataVersion);
  const services: Services = { ...options, guards, limits, responseCache, telemetry };

  const counts = new DistributedRateLimiter(options.database, (error) => app.log.error(error));

  app.server.maxConnections = limits.connections;
  options.prepare?.(app);
  const closing = shutDownGracefully(app, options.drain ?? 0);
  telemetry.instrument(app);
  if (options.worksInBackground) registerBackgroundWorkers(app, services, closing);
  handleErrors(app);
  tellRequestIds(app);
  await addSecurityHeaders(app, {
    publicConfiguration: options.publicConfiguration,
    httpsOnly: options.httpsOnly ?? false,
  });
  await app.register(rateLimit, rateLimitOptions(guards, counts));
  if (!options.isOverloaded) await watchPressure(app);
  const isOverloaded = options.isOverloaded ?? (() => app.isUnderPressure());
  const load = shedLoad(app, { ...limits, isOverloaded });
  telemetry.addMetrics(() => loadMetrics(load));
  limitEveryRequest(app, limits, counts);
  // Before the client reads the response, and may ask for the new state.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') publicDataVersion.invalidate();
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
    await serveWebsite(app, { ...options, clientFolder, publicConfiguration, publicDataVersion });
  } else {
    app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  }
  return app;
}
