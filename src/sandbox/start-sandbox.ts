import path from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import type { PublicConfiguration } from '../contract/platform/configuration';
import { defaultCurrency, setShopCurrency } from '../contract/payments/currencies';
import { rendererFile } from '../contract/website/rendered-page';
import { buildApp } from '../server/app';
import type {} from '../server/plugins/app/limits';
import type {} from '../server/plugins/app/shop-settings';
import type { Database } from '../server/database/database';
import { openDiskStore } from '../server/domains/pictures/disk-store';
import { ownImageHost } from '../server/domains/pictures/image-host-configuration';
import { openPictures } from '../server/domains/pictures/open-pictures';
import { pictureName, picturesPath } from '../server/domains/pictures/picture-name';
import type { PictureStore } from '../server/domains/pictures/picture-store';
import { indexProducts } from '../server/domains/finding/index-products.sql';
import { openDatabase } from './database/open-database';
import { getConnectSettings } from '../server/domains/payments/connect/connect-settings';
import { getTaxThreshold } from '../server/domains/payments/tax/tax-threshold';
import { getLimits } from '../server/environment/limits';
import type { ProcessEnvironment } from '../server/environment/read-environment';
import { demoAccounts } from './demo/demo-accounts';
import { seedDemoData } from './demo/seed-demo-data';
import { setDemoBrands } from './demo/set-demo-brands';
import { assertSandboxDatabase } from './assert-sandbox-database';
import { readSandboxEnvironment, type SandboxEnvironment } from './environment';
import { createIdentityService, type IdentityService } from './identity/identity-service';
import { registerClock } from './register-clock';
import { createEmailService } from './mail/email-service';
import { registerMailbox } from './mail/register-mailbox';
import { rejectOtherHosts } from './reject-other-hosts';
import { getExternalServices, sandboxKeys } from './external-services';
import { findFreePort } from './port';
import { renderBundleScript, registerBrowserBundle } from './register-browser-bundle';
import { createSandboxSchema } from './sandbox-schema';
import { getAccessTokenSecret, getPayoutAccountKey, storeSetting, readSetting } from './settings';
import { addDemoCharges } from './stripe/add-demo-charges';
import { createStripeService } from './stripe/stripe-service';

type DemoAccount = NonNullable<PublicConfiguration['demoAccounts']>[number];

export interface SandboxOptions {
  /** 0 means any free port. */
  port: number;
  dataFolder: string;
  /** The folder of the built client. Without it, only the API is served. */
  clientFolder?: string | undefined;
  /** The folder of the built sandbox.js. */
  bundleFolder?: string | undefined;
  seed?: 'demo' | 'none';
  logger?: FastifyServerOptions['logger'];
  /** Environment variables that replace emulators by external services, or PGlite by PostgreSQL. */
  environment?: ProcessEnvironment;
}

export interface Sandbox {
  origin: string;
  demoAccounts: DemoAccount[];
  close: () => Promise<void>;
}

/** Starts the server with emulators of the external services. It listens on localhost only. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const environment = readSandboxEnvironment(options.environment ?? {});
  const port = await findFreePort(options.port);
  const databaseUrl = environment.DATABASE_URL;
  if (databaseUrl) await assertSandboxDatabase(databaseUrl);
  const database = await openDatabase({ databaseUrl, dataFolder: options.dataFolder });
  try {
    return await startServer(database, port, options, environment);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startServer(
  database: Database,
  port: number,
  options: SandboxOptions,
  environment: SandboxEnvironment,
): Promise<Sandbox> {
  setShopCurrency(environment.CURRENCY);
  const services = getExternalServices(environment);
  const pictureStore = openDiskStore(path.resolve(options.dataFolder, 'images'));
  await createSandboxSchema(database);
  const identity = await createIdentityService(database, services.firebase);
  const origin = `http://localhost:${port}`;
  const { PUBLIC_ORIGIN: siteUrl = origin } = environment;
  const stripe = createStripeService(database, port, services.stripe, {
    paysByConnect: environment.PAYOUTS === 'connect',
    siteUrl,
  });
  const emailService = await createEmailService(database, siteUrl, services.smtp);
  if (options.seed === 'demo') {
    await seedOnce(database, pictureStore, identity);
    await setDemoBrands(database);
    if (!services.stripe) await addDemoCharges(database);
  }
  await indexProducts(database);
  const limits = getLimits(environment);
  const offeredAccounts = options.seed === 'demo' && identity.createAccount ? demoAccounts : [];

  const app = await buildApp({
    database,
    identityVerifier: identity.verifier,
    identityAccounts: identity.accounts,
    stripe: stripe.client,
    stripeWebhookSecret: stripe.webhookSecret,
    connect: getConnectSettings({
      ...environment,
      STRIPE_CONNECTED_WEBHOOK_SECRET:
        environment.STRIPE_CONNECTED_WEBHOOK_SECRET ?? sandboxKeys.connectedWebhookSecret,
      STRIPE_ACCOUNTS_WEBHOOK_SECRET:
        environment.STRIPE_ACCOUNTS_WEBHOOK_SECRET ?? sandboxKeys.accountsWebhookSecret,
      CONNECT_COUNTRIES: environment.CONNECT_COUNTRIES ?? ['US'],
    }),
    accessTokenKeys: {
      secret: await getAccessTokenSecret(database),
      audience: identity.configuration.firebase.projectId,
    },
    payoutAccountKeys: [await getPayoutAccountKey(database)],
    taxThreshold: getTaxThreshold(environment),
    publicConfiguration: {
      apiUrl: environment.API_URL,
      ...(environment.CURRENCY !== defaultCurrency && { currency: environment.CURRENCY }),
      capabilities: environment.API_CAPABILITIES,
      ...identity.configuration,
      stripePublishableKey: stripe.publishableKey,
      imageHost: services.imageHost ?? ownImageHost(),
      ...(stripe.testCards && { testCards: stripe.testCards }),
      ...(offeredAccounts.length > 0 && { demoAccounts: offeredAccounts }),
      ...(environment.REQUIRE_CONFIRMED_EMAIL && { requiresConfirmedEmail: true }),
      statecharts: true,
    },
    // Pictures of the demo products are served even with an external image host.
    pictures: openPictures(pictureStore),
    mail: emailService.settings,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    apiDocs: true,
    // Disables load shedding, because other programs may keep a development machine busy.
    isOverloaded: () => false,
    clientFolder: options.clientFolder,
    siteUrl,
    rendererFile: options.clientFolder && path.resolve(options.clientFolder, '..', rendererFile),
    headElements: renderBundleScript([
      ...(services.firebase ? [] : ['identity']),
      ...(services.stripe ? [] : ['stripe']),
    ]),
    limits,
    runsBackgroundWork: true,
    // A picture may be uploaded over a slow connection.
    requestTimeout: 120_000,
    logger: options.logger ?? false,
    prepare: rejectOtherHosts,
  });
  identity.register(app);
  registerMailbox(app, database, identity.listEmails);
  stripe.register(app);
  registerClock(app, database, app.limits);
  if (options.bundleFolder) registerBrowserBundle(app, options.bundleFolder);

  await app.shopSettings.read();
  await app.listen({ port, host: 'localhost' });
  stripe.start();
  return {
    origin,
    demoAccounts: offeredAccounts,
    async close() {
      await stripe.stop();
      await app.close();
      await emailService.close();
      await database.close();
    },
  };
}

/** Adds the demo data unless it is complete. If it is interrupted, the next start completes it. */
async function seedOnce(
  database: Database,
  pictureStore: PictureStore,
  { createAccount }: IdentityService,
): Promise<void> {
  if (await readSetting(database, 'demo data')) return;
  await seedDemoData({
    database,
    async storeImage(picture) {
      const name = pictureName(picture);
      await pictureStore.store(name, picture);
      return `${picturesPath}${name}`;
    },
    createAccount: createAccount ?? (() => Promise.resolve()),
  });
  await storeSetting(database, 'demo data', 'complete');
}
