import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cors from '@fastify/cors';
import fastify from 'fastify';
import { bundleFolder, clientFolder } from '../../../src/sandbox/built-folders';
import { createIdentityService } from '../../../src/sandbox/identity/identity-service';
import { findFreePort } from '../../../src/sandbox/port';
import {
  renderBundleScript,
  registerBrowserBundle,
} from '../../../src/sandbox/register-browser-bundle';
import { createStripeService } from '../../../src/sandbox/stripe/stripe-service';
import { openSandboxDatabase } from '../../server/support/sandbox-database';
import { serveWebsite } from '../../../src/server/domains/website/serve-website';
import type { CallName, RecordedRequest } from './calls';
import type { Failure } from './failures';
import { marketplaceHandlers } from './marketplace-handlers';
import { alternativeHandlers } from './alternative-handlers';
import { registerMarketplace } from './register-marketplace';
import { registerUpload, uploadKey, uploadUrl } from './register-upload';
import { password, accounts, seededCollections, type Collections } from './seed';

/** The server's choices where specification 7.1 permits more than one response. */
export type Interpretation = 'literal' | 'alternative';

/** A server that implements only specification 7.1. */
export interface SpecOnlyServer {
  origin: string;
  /** The requests of a call, oldest first. */
  requestsOf(call: CallName): RecordedRequest[];
  /** Requests under /api that match no call. */
  unknownRequests: string[];
  /** The data of its responses. */
  readonly collections: Collections;
  /** Makes every such call fail in this way, until `recover`. */
  fail(call: CallName, failure: Failure): void;
  recover(): void;
  /** Removes failures and recordings, and restores the initial data. */
  reset(interpretation?: Interpretation): void;
  close(): Promise<void>;
}

/** Starts a server with the built client and fakes of the external services, on one origin. */
export async function startSpecOnlyServer(): Promise<SpecOnlyServer> {
  const port = await findFreePort(0);
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-spec-only-'));
  const database = await openSandboxDatabase();
  const identity = await createIdentityService(database, undefined);
  // Never started, because specification 7.1 has no webhook for Stripe's events.
  const stripe = createStripeService(database, port, undefined, {
    paysByConnect: false,
    siteUrl: `http://localhost:${port}`,
  });
  for (const account of Object.values(accounts)) {
    await identity.createAccount?.({ ...account, password });
  }

  let collections = seededCollections();
  const requests: RecordedRequest[] = [];
  const failures = new Map<CallName, Failure>();
  const callControl = {
    record: (request: RecordedRequest) => void requests.push(request),
    findFailure: (call: CallName) => failures.get(call),
  };

  const app = fastify({ forceCloseConnections: true });
  // Allows requests from any origin, as many servers do.
  await app.register(cors, { methods: ['GET', 'POST', 'PUT', 'DELETE'] });
  const unknownRequests: string[] = [];
  app.addHook('onResponse', async ({ url, routeOptions }) => {
    if (url.startsWith('/api') && !routeOptions.url) unknownRequests.push(url);
  });
  const literal = marketplaceHandlers(() => collections, stripe.client);
  const alternative = { ...literal, ...alternativeHandlers(() => collections) };
  const handlersByInterpretation = { literal, alternative };
  let handlers = literal;
  registerMarketplace(app, () => handlers, callControl);
  identity.register(app);
  stripe.register(app);
  registerUpload(app, folder, callControl);
  registerBrowserBundle(app, bundleFolder);
  const configuration = {
    apiUrl: '/api',
    ...identity.configuration,
    stripePublishableKey: stripe.publishableKey,
    imageHost: { uploadUrl, key: uploadKey, pictures: ['/'] },
  };
  await serveWebsite(app, {
    clientFolder,
    siteUrl: `http://localhost:${port}`,
    getConfiguration: () => configuration,
    headElements: renderBundleScript(['identity', 'stripe']),
  });
  await app.listen({ port, host: 'localhost' });

  return {
    origin: `http://localhost:${port}`,
    requestsOf: (requestedCall) => requests.filter(({ call }) => call === requestedCall),
    unknownRequests,
    get collections() {
      return collections;
    },
    fail: (call, failure) => void failures.set(call, failure),
    recover: () => failures.clear(),
    reset(interpretation = 'literal') {
      handlers = handlersByInterpretation[interpretation];
      failures.clear();
      requests.length = 0;
      unknownRequests.length = 0;
      collections = seededCollections();
    },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
