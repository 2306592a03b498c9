import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { PublicConfiguration } from '../../contract/platform/configuration';
import type { Database } from '../../server/database/database';
import { stripeTimeout } from '../../server/domains/payments/stripe-timeout';
import { sandboxKeys, type StripeKeys } from '../external-services';
import { registerStripeApi } from './register-stripe';
import { StripeApi } from './stripe-api';
import { suggestedTestCards } from './test-cards';
import { WebhookDelivery } from './webhook-delivery';

export interface StripeService {
  client: Stripe;
  publishableKey: string;
  webhookSecret: string;
  /** Test cards to offer; undefined with the real Stripe. */
  testCards?: PublicConfiguration['testCards'];
  register(app: FastifyInstance): void;
  /** Starts the delivery of webhooks. Call it when the server listens. */
  start(): void;
  stop(): Promise<void>;
}

/** Connects to Stripe in test mode, or creates its emulator on the port of the sandbox if no keys are configured. */
export function createStripeService(
  database: Database,
  port: number,
  stripe: StripeKeys | undefined,
  { paysByConnect, siteUrl }: { paysByConnect: boolean; siteUrl: string },
): StripeService {
  if (stripe) {
    return {
      client: new Stripe(stripe.secretKey, stripeTimeout),
      publishableKey: stripe.publishableKey,
      webhookSecret: stripe.webhookSecret,
      register: () => undefined,
      start: () => undefined,
      stop: () => Promise.resolve(),
    };
  }
  const {
    stripeSecretKey: secretKey,
    stripePublishableKey: publishableKey,
    stripeWebhookSecret: webhookSecret,
    connectedWebhookSecret,
    accountsWebhookSecret,
  } = sandboxKeys;
  const host = '127.0.0.1';
  const url = `http://${host}:${port}/webhooks/stripe`;
  const delivery = new WebhookDelivery(database, {
    platform: { url, secret: webhookSecret },
    ...(paysByConnect && {
      connected: { url: `${url}/connected`, secret: connectedWebhookSecret },
      accounts: { url: `${url}/accounts`, secret: accountsWebhookSecret },
    }),
  });
  const api = new StripeApi(database, () => delivery.wake());
  return {
    client: new Stripe(secretKey, {
      ...stripeTimeout,
      host,
      port,
      protocol: 'http',
      telemetry: false,
    }),
    publishableKey,
    webhookSecret,
    testCards: suggestedTestCards,
    register: (app) =>
      registerStripeApi(app, api, { secretKey, publishableKey, pagesOrigin: siteUrl }),
    start: () => delivery.start(),
    stop: () => delivery.stop(),
  };
}
