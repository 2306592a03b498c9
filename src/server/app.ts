import type { FastifyInstance } from 'fastify';
import { setShopCurrency } from '../contract/payments/currencies';
import { setPhoneForms } from '../contract/text/phone-forms';
import type { AppOptions } from './app-options';
import { createFastify } from './http/create-fastify';
import { authenticationPlugin } from './plugins/app/authentication';
import { backgroundWorkPlugin } from './plugins/app/background-work';
import { databasePlugin } from './plugins/app/database';
import { errorHandlerPlugin } from './plugins/app/error-handler';
import { gracefulShutdownPlugin } from './plugins/app/graceful-shutdown';
import { limitsPlugin } from './plugins/app/limits';
import { liveFeedPlugin } from './plugins/app/live-feed';
import { loadSheddingPlugin } from './plugins/app/load-shedding';
import { mailerPlugin } from './plugins/app/mailer';
import { rateLimiterPlugin } from './plugins/app/rate-limiter';
import { requestIdPlugin } from './plugins/app/request-id';
import { requestLimitPlugin } from './plugins/app/request-limit';
import { responseCachePlugin } from './plugins/app/response-cache';
import { shopSettingsPlugin } from './plugins/app/shop-settings';
import { telemetryPlugin } from './plugins/app/telemetry';
import { websitePlugin } from './plugins/app/website';
import { helmetPlugin } from './plugins/external/helmet';
import { rateLimitPlugin } from './plugins/external/rate-limit';
import { underPressurePlugin } from './plugins/external/under-pressure';
import { apiRoutes } from './plugins/app/api';
import { cspReportRoutes } from './domains/website/csp-reports.routes';
import { healthRoutes } from './domains/console/health/health.routes';
import { connectWebhookRoutes } from './domains/payments/connect/connect-webhooks.routes';
import { stripeWebhookRoutes } from './domains/payments/payments.routes';
import { pictureRoutes } from './domains/pictures/pictures.routes';
import { securityContactRoute } from './domains/website/security-contact.routes';
import { unsubscribeRoutes } from './domains/mail/unsubscribe.routes';

/** Each plugin declares its dependencies, and Fastify rejects a wrong order. */
const plugins = [
  gracefulShutdownPlugin,
  telemetryPlugin,
  errorHandlerPlugin,
  databasePlugin,
  limitsPlugin,
  rateLimiterPlugin,
  responseCachePlugin,
  shopSettingsPlugin,
  mailerPlugin,
  authenticationPlugin,
  requestIdPlugin,
  helmetPlugin,
  rateLimitPlugin,
  loadSheddingPlugin,
  requestLimitPlugin,
  liveFeedPlugin,
  backgroundWorkPlugin,
  websitePlugin,
];

const routes = [
  healthRoutes,
  cspReportRoutes,
  unsubscribeRoutes,
  pictureRoutes,
  securityContactRoute,
  stripeWebhookRoutes,
  connectWebhookRoutes,
];

/** Builds the server without starting it, so that the caller can add routes before it listens. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  setShopCurrency(options.publicConfiguration.currency);
  setPhoneForms(options.publicConfiguration.phoneForms);
  const app = createFastify(options);
  options.prepare?.(app);
  for (const plugin of plugins) await app.register(plugin, options);
  for (const plugin of routes) await app.register(plugin, options);
  await app.register((api) => apiRoutes(api, options), { prefix: '/api' });
  // Registered last, so that the startup is not measured as overload.
  await app.register(underPressurePlugin, options);
  return app;
}
