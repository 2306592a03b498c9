import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { cpuUsage, memoryUsage } from 'node:process';
import Stripe from 'stripe';
import { rendererFile } from '../../../src/contract/website/rendered-page';
import { builtFolder, clientFolder } from '../../../src/sandbox/built-folders';
import { openDatabase } from '../../../src/sandbox/database/open-database';
import type { AppOptions } from '../../../src/server/app-options';
import { defaultLimits } from '../../../src/server/environment/limits';
import { defaultMaxStaleness } from '../../../src/server/domains/platform/response-cache/public-data-version';
import { stripeKeys } from '../../server/support/configuration';
import { identityToken } from '../../server/support/identity-double';
import { accessTokenOf } from '../../server/support/records';
import { buildTestApp } from '../../server/support/start-test-server';
import { seedConversations } from './seed-conversations';
import { seedProducts } from './search-products';
import { emailOf, seedMarketplace, buyerCount, uidOf } from './seed-marketplace';

/** Runs in a process of its own, so that the benchmark does not share its event loop. */

export interface Command {
  /** Seeds a new marketplace with this many products. */
  products?: number;
  /** Also seeds conversations about these products. */
  addConversations?: true;
  /** Seeds this many products of the search tests. */
  searchProducts?: number;
  /** Uses the data that another process has seeded. */
  keepData?: true;
  /** Requests the resource usage. */
  usage?: true;
  /** The response of the baseline server from now on, its body in base64. */
  response?: { status: number; body: string };
}

export interface Usage {
  /** Bytes. */
  memory: number;
  /** Microseconds since the start. */
  cpuTime: number;
}

function readUsage(): Usage {
  const { user, system } = cpuUsage();
  return { memory: memoryUsage.rss(), cpuTime: user + system };
}

export interface BenchServer {
  origin: string;
  /** By the user's number. */
  accessTokens: string[];
  identityTokens: string[];
}

interface DatabaseLocation {
  databaseUrl?: string;
  dataFolder: string;
}

async function serveMarketplace(location: DatabaseLocation, options: Partial<AppOptions>) {
  const database = await openDatabase(location);
  const stripe = new Stripe(stripeKeys.secretKey);
  const app = await buildTestApp({
    database,
    stripe,
    maxStaleness: defaultMaxStaleness,
    ...options,
  });
  const { connections: backlog } = defaultLimits;
  const origin = await app.listen({ port: 0, host: '127.0.0.1', backlog });
  const users = Array.from({ length: buyerCount + 1 }, (_, number) => ({
    uid: uidOf(number),
    email: emailOf(number),
  }));
  // New ones each time, because access tokens expire after 15 minutes.
  const sendTokens = async () => {
    const benchServer: BenchServer = {
      origin,
      accessTokens: await Promise.all(users.map(accessTokenOf)),
      identityTokens: users.map(identityToken),
    };
    process.send?.(benchServer);
  };
  const seed = async ({ products = 0, addConversations, searchProducts }: Command) => {
    if (searchProducts) return seedProducts(database, searchProducts);
    await seedMarketplace(database, products);
    if (addConversations) await seedConversations(database);
  };
  process.on('message', (command: Command) => {
    if (command.usage) return process.send?.(readUsage());
    if (command.keepData) return void sendTokens();
    void seed(command).then(sendTokens);
  });
}

/** The limits of production, behind a proxy that forwards IP addresses. */
const productionOptions: Partial<AppOptions> = {
  // Replaces the stub of the tests, which never reports an overload.
  isOverloaded: undefined,
  limits: defaultLimits,
  trustedProxies: 'loopback',
};

/** The baseline: a `node:http` server that always sends the same bytes. */
function serveStaticResponse() {
  let bytes = Buffer.from('{}');
  let statusCode = 200;
  const server = createServer((request, outgoing) => {
    request.resume().on('end', () => {
      outgoing.writeHead(statusCode, {
        'content-type': 'application/json; charset=utf-8',
        ...(statusCode === 200 && { 'content-length': bytes.length }),
      });
      outgoing.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    const benchServer: BenchServer = {
      origin: `http://127.0.0.1:${port}`,
      accessTokens: [],
      identityTokens: [],
    };
    process.on('message', ({ response }: Command) => {
      if (!response) throw new Error('The command has no response');
      bytes = Buffer.from(response.body, 'base64');
      statusCode = response.status;
      process.send?.(benchServer);
    });
  });
}

/** `npm run build` creates the website. */
const websiteOptions: Partial<AppOptions> = {
  clientFolder,
  rendererFile: path.join(builtFolder, rendererFile),
};

const optionsByKind: Record<string, Partial<AppOptions>> = {
  guarded: productionOptions,
  website: websiteOptions,
};

const [, , kind = '', location = ''] = process.argv;
if (kind === 'baseline') serveStaticResponse();
else {
  const databaseLocation =
    kind === 'pglite' ? { dataFolder: location } : { databaseUrl: location, dataFolder: '' };
  void serveMarketplace(databaseLocation, optionsByKind[kind] ?? {});
}
process.on('disconnect', () => process.exit());
