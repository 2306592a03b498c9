import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/app';
import type { AppOptions } from '../../../src/server/app-options';
import type { Database } from '../../../src/server/database/database';
import { readLimits } from './read-limits';
import { callServer, type TestResponse, type CallOptions } from './call-server';
import {
  accessTokenKeys,
  connectSettings,
  payoutAccountKeys,
  publicConfiguration,
  siteUrl,
  stripeKeys,
  taxThreshold,
} from './configuration';
import { generousLimits } from './generous-limits';
import { identityVerifier } from './identity-double';
import { openOnDemand } from './on-demand-database';
import { startStripeDouble, type StripeDouble } from './stripe-double';
import { openTestDatabase } from './test-database';

export interface TestServer {
  app: FastifyInstance;
  origin: string;
  database: Database;
  stripe: StripeDouble;
  call(method: string, path: string, options?: CallOptions): Promise<TestResponse>;
  close(): Promise<void>;
}

/**
 * The whole server on a free port, with real HTTP and a real database; Stripe and Firebase are
 * doubles. A given database or Stripe double stays open after it closes.
 */
export async function startTestServer(
  overrides: Partial<AppOptions> = {},
  given: { database?: Database; stripe?: StripeDouble } = {},
): Promise<TestServer> {
  const database = given.database ?? openOnDemand(openTestDatabase);
  const stripe = given.stripe ?? (await startStripeDouble());
  const app = await buildTestApp({ database, stripe: stripe.client, ...overrides });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    origin,
    database,
    stripe,
    call: (...call) => callServer(origin, ...call),
    async close() {
      await app.close();
      if (!given.stripe) await stripe.close();
      if (!given.database) await database.close();
    },
  };
}

/** The server with the tests' configuration, not listening yet. */
export function buildTestApp(
  options: Partial<AppOptions> & Pick<AppOptions, 'database' | 'stripe'>,
): Promise<FastifyInstance> {
  return buildApp({
    identityVerifier,
    stripeWebhookSecret: stripeKeys.webhookSecret,
    accessTokenKeys,
    payoutAccountKeys,
    taxThreshold,
    connect: connectSettings,
    publicConfiguration,
    siteUrl,
    limits: readLimits(generousLimits),
    // Tests share a busy machine.
    isOverloaded: () => false,
    // Tests write to the database directly, and expect the change at once.
    maxStaleness: 0,
    ...options,
  });
}
