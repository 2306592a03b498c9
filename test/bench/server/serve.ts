import { once } from 'node:events';
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import type { AddressInfo } from 'node:net';
import { cpuUsage, memoryUsage } from 'node:process';
import Stripe from 'stripe';
import { openDatabase } from '../../../src/sandbox/database/open-database';
import type { AppOptions } from '../../../src/server/app-options';
import type { Database } from '../../../src/server/database/database';
import { requestLogger } from '../../../src/server/http/request-log';
import { readLimits } from '../../../src/server/environment/limits';
import { freshFor } from '../../../src/server/public-answers/public-version';
import { openTelemetry } from '../../../src/server/telemetry/open-telemetry';
import { watchStrain } from '../../../src/server/watch-strain';
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
  /** Of what its main thread does. */
  profile?: 'start' | 'end';
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

const inspector = new Session();
inspector.connect();

async function profileMainThread(step: 'start' | 'end'): Promise<void> {
  if (step === 'end') {
    const { profile } = await inspector.post('Profiler.stop');
    return void process.send?.(profile);
  }
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.start');
  process.send?.({});
}

export interface Served {
  origin: string;
  /** Of others in the same process. */
  origins?: Record<string, string>;
  /** By person. */
  accessTokens: string[];
  identityTokens: string[];
}

type OptionsOn = (database: Database) => Promise<Partial<AppOptions>> | Partial<AppOptions>;

interface Place {
  databaseUrl?: string;
  dataFolder: string;
}

async function listen(place: Place, optionsOn: OptionsOn) {
  const database = await openDatabase(place);
  const app = await buildTestApp({
    ...{ database, stripe: new Stripe(stripeKeys.secretKey), publicAge: freshFor },
    ...(await optionsOn(database)),
  });
  const { connections: backlog } = readLimits({});
  return { database, origin: await app.listen({ port: 0, host: '127.0.0.1', backlog }) };
}

async function serveMarket(place: Place, optionsOn: OptionsOn, others: Record<string, OptionsOn>) {
  const { database, origin } = await listen(place, optionsOn);
  const origins: Record<string, string> = {};
  for (const [name, options] of Object.entries(others)) {
    origins[name] = (await listen(place, options)).origin;
  }
  const users = Array.from({ length: people + 1 }, (_, number) => ({
    uid: uidOf(number),
    email: emailOf(number),
  }));
  // Each time anew: an access token is good for 15 minutes.
  const serve = async () => {
    const served: Served = {
      ...{ origin, origins },
      accessTokens: await Promise.all(users.map(accessTokenOf)),
      identityTokens: users.map(identityToken),
    };
    process.send?.(served);
  };
  process.on('message', ({ products = 0, goods, isFilled, usage, profile }: Order) => {
    if (usage) return process.send?.(usageNow());
    if (profile) return void profileMainThread(profile);
    if (isFilled) return void serve();
    void (goods ? fillGoods(database, goods) : fillMarket(database, products)).then(serve);
  });
}

/** As in production, to where it costs least. */
const logging = (): Partial<AppOptions> => ({ logger: { ...requestLogger, file: '/dev/null' } });

/** Told to Prometheus and to a collector, which is part of this process and takes its time as well. */
async function beingWatched(database: Database): Promise<Partial<AppOptions>> {
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  const telemetry = await openTelemetry(
    {
      metricsPort: 0,
      otlp: {
        ...{ endpoint: `http://127.0.0.1:${port}`, headers: {}, serviceName: 'bench', share: 0.1 },
      },
    },
    { ...database, connections: () => ({ used: 0, idle: 0, waiting: 0 }) },
  );
  return { ...logging(), metrics: telemetry?.metrics, tracer: telemetry?.tracer };
}

/** With the limits of a production, behind a proxy that tells where a request comes from. */
const guardingItself = (): Partial<AppOptions> => ({
  isStrained: watchStrain().isStrained,
  limits: readLimits({}),
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
  const options = { logging, guarded: guardingItself }[kind ?? ''];
  const others = kind === 'logging' ? { control: logging, watched: beingWatched } : {};
  void serveMarket({ ...place, dataFolder: location }, options ?? (() => ({})), others);
}
process.on('disconnect', () => process.exit());
