import { stat } from 'node:fs/promises';
import path from 'node:path';
import Stripe from 'stripe';
import { rendererFile } from '../contract/rendered-page';
import { buildApp } from './app';
import { readConfiguration, type Environment } from './configuration';
import { migrateOrClose } from './database/migrate';
import { openPostgres } from './database/postgres';
import { requestLogger } from './http/request-log';
import { createFirebaseVerifier } from './identity/firebase-verifier';
import { stripeTimeout } from './payments/stripe-timeout';
import { openPictureStore } from './pictures/open-picture-store';
import type { PictureSettings } from './pictures/picture-settings';
import { indexProducts } from './search/index-products';
import { openTelemetry, type Telemetry } from './telemetry/open-telemetry';
import { tracedHttpClient } from './telemetry/traced-outside';
import { withTimeout } from './with-timeout';

export interface RunningServer {
  address: string;
  close: () => Promise<void>;
}

/** Starts the server with the real outside parties, or rejects with what keeps it from starting. */
export async function startServer(
  environment: Environment,
  clientFolder: string,
): Promise<RunningServer> {
  const configuration = readConfiguration(environment);
  const hasClient = await stat(clientFolder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const database = await migrateOrClose(await openPostgres(configuration.databaseUrl));
  let telemetry: Telemetry | undefined;
  try {
    telemetry = await openTelemetry(configuration.telemetry, database);
    const app = await buildApp({
      database,
      identityVerifier: createFirebaseVerifier(configuration.firebaseProjectId),
      stripe: new Stripe(configuration.stripeSecretKey, {
        ...stripeTimeout,
        ...(telemetry?.tracer && { httpClient: tracedHttpClient(telemetry.tracer) }),
      }),
      stripeWebhookSecret: configuration.stripeWebhookSecret,
      accessTokenKeys: configuration.accessTokenKeys,
      publicConfiguration: configuration.publicConfiguration,
      allowedOrigins: configuration.allowedOrigins,
      clientFolder: hasClient ? clientFolder : undefined,
      rendererFile: path.resolve(clientFolder, '..', rendererFile),
      siteUrl: configuration.siteUrl,
      mail: configuration.mail,
      ...(configuration.pictures && (await keepingPictures(configuration.pictures))),
      trustedProxies: configuration.trustedProxies,
      httpsOnly: configuration.httpsOnly,
      limits: configuration.limits,
      metrics: telemetry?.metrics,
      tracer: telemetry?.tracer,
      worksInBackground: true,
      drain,
      securityContact: configuration.securityContact,
      apiDocs: configuration.apiDocs,
      logger: requestLogger,
    });
    const address = await app.listen({
      port: configuration.port,
      host: '0.0.0.0',
      // Of those that arrive at once, the ones beyond it are sent away for seconds.
      backlog: configuration.limits.connections,
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
        await withTimeout(longestEnd, indexing);
        await withTimeout(longestEnd, Promise.resolve(telemetry?.close()));
        await withTimeout(longestEnd, database.close());
      },
    };
  } catch (error) {
    await telemetry?.close();
    await database.close();
    throw error;
  }
}

/** Milliseconds: longer than a balancer that looks each second needs to be told twice. */
const drain = 2_500;

/** Milliseconds: a database or a collector that is away is not waited for. */
const longestEnd = 1_000;

/** Milliseconds: a picture may come over a slow line. */
const longestUpload = 120_000;

async function keepingPictures(settings: PictureSettings) {
  // With sharp, which a server without pictures need not load.
  const { openPictures } = await import('./pictures/open-pictures');
  return { pictures: openPictures(openPictureStore(settings)), requestTimeout: longestUpload };
}
