import path from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import type { PublicConfiguration } from '../contract/configuration';
import { rendererFile } from '../contract/rendered-page';
import { readAllowedOrigins } from '../server/allowed-origins';
import { readApiUrl } from '../server/api-url';
import { buildApp } from '../server/app';
import type { Environment } from '../server/configuration';
import type { Database } from '../server/database/database';
import { readOwnImageHost } from '../server/image-host';
import { openDiskStore } from '../server/pictures/disk-store';
import { nameOf } from '../server/pictures/name-of';
import { openPictures } from '../server/pictures/open-pictures';
import { ownPictures } from '../server/pictures/picture-name';
import type { PictureStore } from '../server/pictures/picture-store';
import { indexProducts } from '../server/search/index-products';
import { openDatabase } from './database/open-database';
import { readLimits } from '../server/environment/limits';
import { demoAccounts } from './demo/demo-accounts';
import { seedDemoData } from './demo/seed-demo-data';
import { refuseForeignPeople } from './foreign-people';
import { openIdentity, type IdentityParty } from './identity/open-identity';
import { registerClock } from './register-clock';
import { openMail } from './mail/open-mail';
import { registerMailbox } from './mail/register-mailbox';
import { refuseForeignHosts } from './answered-hosts';
import { readRealParties, type RealParties } from './parties';
import { takePort } from './port';
import { browserBundleElement, registerBrowserBundle } from './register-browser-bundle';
import { createSandboxSchema } from './sandbox-schema';
import { accessTokenSecretOf, keepSetting, readSetting } from './settings';
import { openStripe } from './stripe/open-stripe';

type DemoAccount = NonNullable<PublicConfiguration['demoAccounts']>[number];

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  dataFolder: string;
  /** The built client; without it the sandbox serves its calls alone. */
  clientFolder?: string | undefined;
  /** Where the built sandbox.js lies. */
  bundleFolder?: string | undefined;
  seed?: 'demo' | 'none';
  logger?: FastifyServerOptions['logger'];
  /** Variables that make single parties real, or keep the data in a PostgreSQL server. */
  environment?: Environment;
}

export interface Sandbox {
  origin: string;
  demoAccounts: DemoAccount[];
  close: () => Promise<void>;
}

/** Starts the server with emulators of the outside parties, for this machine alone. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const environment = options.environment ?? {};
  if (environment['NODE_ENV'] === 'production') {
    throw new Error('The sandbox is not for production: its sign-in accepts anyone.');
  }
  const real = readRealParties(environment);
  const port = await takePort(options.port);
  const databaseUrl = environment['DATABASE_URL'];
  if (databaseUrl) await refuseForeignPeople(databaseUrl);
  const database = await openDatabase({ databaseUrl, dataFolder: options.dataFolder });
  try {
    return await serve(database, port, options, real);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(
  database: Database,
  port: number,
  options: SandboxOptions,
  real: RealParties,
): Promise<Sandbox> {
  const pictureStore = openDiskStore(path.resolve(options.dataFolder, 'images'));
  await createSandboxSchema(database);
  const identity = await openIdentity(database, real.firebase);
  const stripe = openStripe(database, port, real.stripe);
  const origin = `http://localhost:${port}`;
  const { PUBLIC_ORIGIN: siteUrl = origin } = options.environment ?? {};
  const mail = await openMail(database, siteUrl, real.mail);
  if (options.seed === 'demo') await seedOnce(database, pictureStore, identity);
  await indexProducts(database);
  const limits = readLimits(options.environment ?? {});
  const offeredAccounts = options.seed === 'demo' && identity.createAccount ? demoAccounts : [];

  const app = await buildApp({
    database,
    identityVerifier: identity.verifier,
    stripe: stripe.client,
    stripeWebhookSecret: stripe.webhookSecret,
    accessTokenKeys: {
      secret: await accessTokenSecretOf(database),
      audience: identity.configuration.firebase.projectId,
    },
    publicConfiguration: {
      apiUrl: readApiUrl(options.environment ?? {}),
      ...identity.configuration,
      stripePublishableKey: stripe.publishableKey,
      imageHost: real.imageHost ?? readOwnImageHost({}),
      ...(stripe.testCards && { testCards: stripe.testCards }),
      ...(offeredAccounts.length > 0 && { demoAccounts: offeredAccounts }),
      statecharts: true,
    },
    // Those of the demo products are served even where others lie elsewhere.
    pictures: openPictures(pictureStore),
    mail: mail.settings,
    allowedOrigins: readAllowedOrigins(options.environment ?? {}),
    apiDocs: true,
    // A developer's machine is busy with other things as well.
    isOverloaded: () => false,
    clientFolder: options.clientFolder,
    siteUrl,
    rendererFile: options.clientFolder && path.resolve(options.clientFolder, '..', rendererFile),
    headElements: browserBundleElement([
      ...(real.firebase ? [] : ['identity']),
      ...(real.stripe ? [] : ['stripe']),
    ]),
    limits,
    worksInBackground: true,
    // A picture may come over a slow line.
    requestTimeout: 120_000,
    logger: options.logger ?? false,
    prepare: refuseForeignHosts,
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

/** Fills an empty sandbox. Ended in the middle, the next start completes it. */
async function seedOnce(
  database: Database,
  pictureStore: PictureStore,
  { createAccount }: IdentityParty,
): Promise<void> {
  if (await readSetting(database, 'demo data')) return;
  await seedDemoData({
    database,
    async storeImage(picture) {
      const name = nameOf(picture);
      await pictureStore.keep(name, picture);
      return `${ownPictures}${name}`;
    },
    createAccount: createAccount ?? (() => Promise.resolve()),
  });
  await keepSetting(database, 'demo data', 'complete');
}
