import path from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import type { PublicConfiguration } from '../contract/configuration';
import { rendererFile } from '../contract/rendered-page';
import { buildApp } from '../server/app';
import type { Database } from '../server/database/database';
import { openDiskStore } from '../server/pictures/disk-store';
import { ownImageHost } from '../server/pictures/image-host-configuration';
import { openPictures } from '../server/pictures/open-pictures';
import { pictureName, picturesPath } from '../server/pictures/picture-name';
import type { PictureStore } from '../server/pictures/picture-store';
import { indexProducts } from '../server/search/index-products';
import { openDatabase } from './database/open-database';
import { getLimits } from '../server/environment/limits';
import type { ProcessEnvironment } from '../server/environment/read-environment';
import { demoAccounts } from './demo/demo-accounts';
import { seedDemoData } from './demo/seed-demo-data';
import { assertSandboxDatabase } from './assert-sandbox-database';
import { readSandboxEnvironment, type SandboxEnvironment } from './environment';
import { openIdentity, type IdentityService } from './identity/open-identity';
import { registerClock } from './register-clock';
import { openMail } from './mail/open-mail';
import { registerMailbox } from './mail/register-mailbox';
import { rejectOtherHosts } from './reject-other-hosts';
import { getExternalServices } from './external-services';
import { takePort } from './port';
import { browserBundleElement, registerBrowserBundle } from './register-browser-bundle';
import { createSandboxSchema } from './sandbox-schema';
import { getAccessTokenSecret, storeSetting, readSetting } from './settings';
import { openStripe } from './stripe/open-stripe';

type DemoAccount = NonNullable<PublicConfiguration['demoAccounts']>[number];

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  dataFolder: string;
  /** The built client. Without it the sandbox is an API only. */
  clientFolder?: string | undefined;
  /** The folder of the built sandbox.js. */
  bundleFolder?: string | undefined;
  seed?: 'demo' | 'none';
  logger?: FastifyServerOptions['logger'];
  /** Variables that replace single emulators by the real service, or PGlite by PostgreSQL. */
  environment?: ProcessEnvironment;
}

export interface Sandbox {
  origin: string;
  demoAccounts: DemoAccount[];
  close: () => Promise<void>;
}

/** Starts the server with emulators of the external services, for this machine alone. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const environment = readSandboxEnvironment(options.environment ?? {});
  const port = await takePort(options.port);
  const databaseUrl = environment.DATABASE_URL;
  if (databaseUrl) await assertSandboxDatabase(databaseUrl);
  const database = await openDatabase({ databaseUrl, dataFolder: options.dataFolder });
  try {
    return await serve(database, port, options, environment);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(
  database: Database,
  port: number,
  options: SandboxOptions,
  environment: SandboxEnvironment,
): Promise<Sandbox> {
  const services = getExternalServices(environment);
  const pictureStore = openDiskStore(path.resolve(options.dataFolder, 'images'));
  await createSandboxSchema(database);
  const identity = await openIdentity(database, services.firebase);
  const stripe = openStripe(database, port, services.stripe);
  const origin = `http://localhost:${port}`;
  const { PUBLIC_ORIGIN: siteUrl = origin } = environment;
  const mail = await openMail(database, siteUrl, services.mail);
  if (options.seed === 'demo') await seedOnce(database, pictureStore, identity);
  await indexProducts(database);
  const limits = getLimits(environment);
  const offeredAccounts = options.seed === 'demo' && identity.createAccount ? demoAccounts : [];

  const app = await buildApp({
    database,
    identityVerifier: identity.verifier,
    stripe: stripe.client,
    stripeWebhookSecret: stripe.webhookSecret,
    accessTokenKeys: {
      secret: await getAccessTokenSecret(database),
      audience: identity.configuration.firebase.projectId,
    },
    publicConfiguration: {
      apiUrl: environment.API_URL,
      ...identity.configuration,
      stripePublishableKey: stripe.publishableKey,
      imageHost: services.imageHost ?? ownImageHost(),
      ...(stripe.testCards && { testCards: stripe.testCards }),
      ...(offeredAccounts.length > 0 && { demoAccounts: offeredAccounts }),
      statecharts: true,
    },
    // Pictures of the demo products are served even with an external image host.
    pictures: openPictures(pictureStore),
    mail: mail.settings,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    apiDocs: true,
    // A developer's machine is busy with other things as well.
    isOverloaded: () => false,
    clientFolder: options.clientFolder,
    siteUrl,
    rendererFile: options.clientFolder && path.resolve(options.clientFolder, '..', rendererFile),
    headElements: browserBundleElement([
      ...(services.firebase ? [] : ['identity']),
      ...(services.stripe ? [] : ['stripe']),
    ]),
    limits,
    worksInBackground: true,
    // A picture may be uploaded over a slow connection.
    requestTimeout: 120_000,
    logger: options.logger ?? false,
    prepare: rejectOtherHosts,
  });
  identity.register(app);
  registerMailbox(app, database, identity.mails);
  stripe.register(app);
  registerClock(app, database, limits);
  if (options.bundleFolder) registerBrowserBundle(app, options.bundleFolder);

  await app.listen({ port, host: 'localhost' });
  stripe.start();
  return {
    origin,
    demoAccounts: offeredAccounts,
    async close() {
      await stripe.stop();
      await app.close();
      await mail.close();
      await database.close();
    },
  };
}

/** Adds the demo data. The next start completes it after an interruption. */
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
