import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { openDatabase } from '../../../src/sandbox/database/open-database';
import { freshFor } from '../../../src/server/public-answers/public-version';
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
  /** What the bare server answers from now on; the body in base64. */
  answer?: { status: number; body: string };
}

export interface Served {
  origin: string;
  /** By person. */
  accessTokens: string[];
  identityTokens: string[];
}

async function serveMarket(location: { databaseUrl?: string; dataFolder: string }) {
  const database = await openDatabase(location);
  const app = await buildTestApp({
    ...{ database, stripe: new Stripe(stripeKeys.secretKey), publicAge: freshFor },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const users = Array.from({ length: people + 1 }, (_, number) => ({
    uid: uidOf(number),
    email: emailOf(number),
  }));
  const served: Served = {
    origin,
    accessTokens: await Promise.all(users.map(accessTokenOf)),
    identityTokens: users.map(identityToken),
  };
  process.on('message', ({ products = 0, goods }: Order) => {
    const filled = goods ? fillGoods(database, goods) : fillMarket(database, products);
    void filled.then(() => process.send?.(served));
  });
}

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
  const place = kind === 'postgres' ? { databaseUrl: location } : {};
  void serveMarket({ ...place, dataFolder: location });
}
process.on('disconnect', () => process.exit());
