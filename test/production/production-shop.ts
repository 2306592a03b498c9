import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedMail } from 'mailparser';
import { startBucketDouble } from '../server/support/bucket-double';
import { bundleScript } from '../server/support/bundle-script';
import {
  connectSettings,
  firebaseProjectId,
  siteUrl,
  stripeKeys,
} from '../server/support/configuration';
import { findFreePort } from '../server/support/free-port';
import { identityPrivateKey } from '../server/support/identity-double';
import { startSmtpDouble } from '../server/support/smtp-double';
import { startBalancer } from '../server/support/start-balancer';
import { certificateFile, isNginxInstalled, startNginx } from '../server/support/start-nginx';
import { startPostgres } from '../server/support/start-postgres';
import { startStripeDouble, type StripeDouble } from '../server/support/stripe-double';
import { until } from '../server/support/until';
import { startIdentityFake, type IdentityFake } from './fakes/identity-fake';
import { InstalledServer } from './installed-server';

/** The installed production build behind a reverse proxy, with doubles of the external services. */
export interface ProductionShop {
  server: InstalledServer;
  identity: IdentityFake;
  stripe: StripeDouble;
  emails: readonly ParsedMail[];
  /** The origin of the reverse proxy for `siteUrl`. */
  proxyHost: string;
  /** Sends a request directly to the server, not through the reverse proxy. */
  get(url: string): Promise<Response>;
  /** Starts the server, and resolves once the reverse proxy forwards to it. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openProductionShop(): Promise<ProductionShop> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const [postgres, smtp, bucket, identity, stripe, preload, proxy] = await Promise.all([
    startPostgres(),
    startSmtpDouble(),
    startBucketDouble(),
    startIdentityFake(),
    startStripeDouble(`${origin}/webhooks/stripe`),
    bundleScript(path.join(__dirname, 'fakes/preload.ts')),
    startProxy(port),
  ]);
  const server = await InstalledServer.install({
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: 'loopback',
    DATABASE_URL: postgres.databaseUrl,
    ACCESS_TOKEN_SECRET: 'dG3kZ8vQwLx1RfT6yNs0BcM4hJpU7eAo9iKVbXgY2lE=',
    FIREBASE_API_KEY: 'AIzaSyD-of-the-tests',
    FIREBASE_AUTH_DOMAIN: `${firebaseProjectId}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: firebaseProjectId,
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_DOUBLE: stripe.origin,
    PAYOUTS: 'connect',
    STRIPE_CONNECTED_WEBHOOK_SECRET: connectSettings.connectedWebhookSecret,
    STRIPE_ACCOUNTS_WEBHOOK_SECRET: connectSettings.accountsWebhookSecret,
    CONNECT_COUNTRIES: connectSettings.countries.join(),
    IMAGE_BUCKET: bucket.bucket.url,
    IMAGE_BUCKET_REGION: bucket.bucket.region,
    IMAGE_BUCKET_KEY_ID: bucket.bucket.accessKeyId,
    IMAGE_BUCKET_SECRET: bucket.bucket.secretAccessKey,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Secondhand <orders@shop.example>',
    SECURITY_CONTACT: 'mailto:security@shop.example',
    SUPPORT_EMAIL: 'help@shop.example',
    METRICS_PORT: '0',
  });
  return {
    server,
    identity,
    stripe,
    emails: smtp.emails,
    proxyHost: proxy.host,
    get: (url) => fetch(origin + url),
    async start() {
      await server.start(preload);
      await until(proxy.isReady);
    },
    async close() {
      await server.remove();
      await proxy.close();
      await Promise.all([smtp.close(), bucket.close(), identity.close(), stripe.close()]);
      await postgres.stop();
    },
  };
}

/** nginx with the sample configuration, or a proxy in Node where nginx is not installed. */
async function startProxy(port: number) {
  if (isNginxInstalled) {
    const { httpsPort, stop } = await startNginx(port);
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    return { host: `127.0.0.1:${httpsPort}`, isReady, close: stop };
  }
  const key = identityPrivateKey.export({ type: 'pkcs8', format: 'pem' });
  const balancer = await startBalancer([port], { key, cert: await readFile(certificateFile) });
  const { host } = new URL(balancer.origin);
  return {
    host,
    isReady: async () => balancer.isHealthy(port),
    close: async () => balancer.close(),
  };
}
