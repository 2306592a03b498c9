import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpuUsage, memoryUsage } from 'node:process';
import Stripe from 'stripe';
import { openDatabase } from '../../../src/sandbox/database/open-database';
import type { AppOptions } from '../../../src/server/app-options';
import { defaultLimits } from '../../../src/server/environment/limits';
import { defaultMaxStaleness } from '../../../src/server/response-cache/public-data-version';
import { stripeKeys } from '../../server/support/configuration';
import { identityToken } from '../../server/support/identity-double';
import { accessTokenOf } from '../../server/support/records';
import { buildTestApp } from '../../server/support/start-test-server';
import { fillGoods } from './goods';
import { emailOf, fillMarket, people, uidOf } from './market';

/** Run as a process of its own, so that whoever measures does not share its event loop. */

export interface Order {
  /** How many products there are to be; the market is new then. */
  products?: number;
  /** The same, of the goods that are searched. */
  goods?: number;
  /** The market stays as another process has filled it. */
  isFilled?: true;
  /** What the process takes of the machine. */
  usage?: true;
  /** What the bare server answers from now on; the body in base64. */
  answer?: { status: number; body: string };
}

export interface Usage {
  /** Bytes. */
  memory: number;
  /** Microseconds of a processor, ever. */
  processor: number;
}

function usageNow(): Usage {
  const { user, system } = cpuUsage();
  return { memory: memoryUsage.rss(), processor: user + system };
}

export interface Served {
  origin: string;
  /** By person. */
  accessTokens: string[];
  identityTokens: string[];
}

interface Place {
  databaseUrl?: string;
  dataFolder: string;
}

async function serveMarket(place: Place, options: Partial<AppOptions>) {
  const database = await openDatabase(place);
  const stripe = new Stripe(stripeKeys.secretKey);
  const app = await buildTestApp({
    database,
    stripe,
    maxStaleness: defaultMaxStaleness,
    ...options,
  });
  const { connections: backlog } = defaultLimits;
  const origin = await app.listen({ port: 0, host: '127.0.0.1', backlog });
  const users = Array.from({ length: people + 1 }, (_, number) => ({
    uid: uidOf(number),
    email: emailOf(number),
  }));
  // Each time anew: an access token is good for 15 minutes.
  const serve = async () => {
    const served: Served = {
      origin,
      accessTokens: await Promise.all(users.map(accessTokenOf)),
      identityTokens: users.map(identityToken),
    };
    process.send?.(served);
  };
  process.on('message', ({ products = 0, goods, isFilled, usage }: Order) => {
    if (usage) return process.send?.(usageNow());
    if (isFilled) return void serve();
    void (goods ? fillGoods(database, goods) : fillMarket(database, products)).then(serve);
  });
}

/** With the limits of a production, behind a proxy that tells where a request comes from. */
const guardingItself = (): Partial<AppOptions> => ({
  isOverloaded: undefined,
  limits: defaultLimits,
  trustedProxies: 'loopback',
});

function serveBare() {
  let bytes = Buffer.from('{}');
  let statusCode = 200;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(statusCode, {
        'content-type': 'application/json; charset=utf-8',
        ...(statusCode === 200 && { 'content-length': bytes.length }),
      });
      response.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    const served: Served = {
      origin: `http://127.0.0.1:${port}`,
      accessTokens: [],
      identityTokens: [],
    };
    process.on('message', ({ answer }: Order) => {
      if (!answer) throw new Error('It answers what it is told.');
      bytes = Buffer.from(answer.body, 'base64');
      statusCode = answer.status;
      process.send?.(served);
    });
  });
}

const [, , kind, location = ''] = process.argv;
if (kind === 'bare') serveBare();
else {
  const place = kind === 'pglite' ? {} : { databaseUrl: location };
  void serveMarket({ ...place, dataFolder: location }, kind === 'guarded' ? guardingItself() : {});
}
process.on('disconnect', () => process.exit());
