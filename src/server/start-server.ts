import { stat } from 'node:fs/promises';
import path from 'node:path';
import Stripe from 'stripe';
import { rendererFile } from '../contract/website/rendered-page';
import { buildApp } from './app';
import { migrateOrClose } from './database/migrate';
import { openPostgres } from './database/postgres';
import { getLimits } from './environment/limits';
import { readEnvironment, type ProcessEnvironment } from './environment/read-environment';
import { requestLogger } from './http/create-fastify';
import { createFirebaseAccounts } from './domains/access/firebase-accounts';
import { createFirebaseVerifier } from './domains/access/firebase-verifier';
import { getMailSettings } from './domains/mail/mail-settings';
import { getTaxThreshold } from './domains/payments/tax/tax-threshold';
import { getShipmentWebhook } from './domains/buying/shipment-webhook';
import { getConnectSettings } from './domains/payments/connect/connect-settings';
import { stripeTimeout } from './domains/payments/stripe-timeout';
import { openPictureStore } from './domains/pictures/open-picture-store';
import { getPictureSettings, type PictureSettings } from './domains/pictures/picture-settings';
import { getPublicConfiguration } from './public-configuration';
import { warnAboutUnfinishedPages } from './domains/website/site-pages/site-pages';
import { indexProducts } from './domains/finding/index-products.sql';
import { openTelemetry, type OpenTelemetry } from './telemetry/open-telemetry';
import { getTelemetrySettings } from './telemetry/telemetry-settings';
import { tracedHttpClient } from './telemetry/traced-services';
import { withTimeout } from './concurrency/with-timeout';

export interface RunningServer {
  address: string;
  close: () => Promise<void>;
}

/**
 * Starts the server with the external services of its environment variables.
 * @throws ConfigurationError if a variable is missing or invalid
 */
export async function startServer(
  processEnvironment: ProcessEnvironment,
  clientFolder: string,
): Promise<RunningServer> {
  const environment = readEnvironment(processEnvironment);
  const pictures = getPictureSettings(environment);
  const limits = getLimits(environment);
  const hasClient = await stat(clientFolder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const database = await migrateOrClose(await openPostgres(environment.DATABASE_URL));
  let opened: OpenTelemetry | undefined;
  try {
    opened = await openTelemetry(getTelemetrySettings(environment), database);
    const { telemetry, close: closeTelemetry } = opened;
    const app = await buildApp({
      database,
      identityVerifier: createFirebaseVerifier(environment.FIREBASE_PROJECT_ID),
      identityAccounts:
        environment.FIREBASE_SERVICE_ACCOUNT &&
        createFirebaseAccounts({
          projectId: environment.FIREBASE_PROJECT_ID,
          serviceAccount: environment.FIREBASE_SERVICE_ACCOUNT,
        }),
      stripe: new Stripe(environment.STRIPE_SECRET_KEY, {
        ...stripeTimeout,
        httpClient: tracedHttpClient(telemetry),
      }),
      stripeWebhookSecret: environment.STRIPE_WEBHOOK_SECRET,
      connect: getConnectSettings(environment),
      shipmentWebhook: getShipmentWebhook(environment),
      accessTokenKeys: {
        secret: environment.ACCESS_TOKEN_SECRET,
        previousSecret: environment.PREVIOUS_ACCESS_TOKEN_SECRET,
        audience: environment.ACCESS_TOKEN_AUDIENCE ?? environment.FIREBASE_PROJECT_ID,
      },
      payoutAccountKeys: environment.PAYOUT_ACCOUNT_KEYS,
      taxThreshold: getTaxThreshold(environment),
      publicConfiguration: getPublicConfiguration(environment),
      allowedOrigins: environment.ALLOWED_ORIGINS,
      clientFolder: hasClient ? clientFolder : undefined,
      rendererFile: path.resolve(clientFolder, '..', rendererFile),
      siteUrl: environment.SITE_URL,
      mail: getMailSettings(environment, environment.SITE_URL),
      ...(pictures && (await storePictures(pictures))),
      trustedProxies: environment.TRUSTED_PROXIES,
      httpsOnly: environment.NODE_ENV !== 'development',
      limits,
      telemetry,
      runsBackgroundWork: true,
      drainPeriod,
      securityContact: environment.SECURITY_CONTACT,
      apiDocs: environment.API_DOCS,
      logger: requestLogger,
    });
    await app.shopSettings.read();
    await warnAboutUnfinishedPages(database, app.log);
    if (!environment.FIREBASE_SERVICE_ACCOUNT) {
      app.log.warn('Deleted accounts stay at Firebase until you set FIREBASE_SERVICE_ACCOUNT.');
    }
    const address = await app.listen({
      port: environment.PORT,
      host: environment.HOST,
      // The queue of new connections. Beyond it, clients have to retry, which takes seconds.
      backlog: limits.connections,
    });
    const stopping = new AbortController();
    const indexing = indexProducts(database, stopping.signal).catch((error: unknown) => {
      app.log.error(error);
    });
    return {
      address,
      async close() {
        stopping.abort();
        await app.close();
        await withTimeout(closeTimeout, indexing);
        await withTimeout(closeTimeout, closeTelemetry());
        await withTimeout(closeTimeout, database.close());
      },
    };
  } catch (error) {
    await opened?.close();
    await database.close();
    throw error;
  }
}

/** Milliseconds, so that a load balancer that checks every second sees two failures. */
const drainPeriod = 2_500;

/** Milliseconds to wait at shutdown for a database or a collector that may be unreachable. */
const closeTimeout = 1_000;

/** Milliseconds for a request with an upload, which may come over a slow connection. */
const uploadTimeout = 120_000;

async function storePictures(settings: PictureSettings) {
  // Imported on demand: it loads sharp, which a server without pictures does not need.
  const { openPictures } = await import('./domains/pictures/open-pictures');
  return { pictures: openPictures(openPictureStore(settings)), requestTimeout: uploadTimeout };
}
