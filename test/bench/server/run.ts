import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../server/support/start-postgres';
import {
  ads,
  booking,
  category,
  growing,
  sharedCategory,
  signIn,
  visits,
  type CallOf,
} from './calls';
import { callsAtScale } from './calls-at-scale';
import { ceilings } from './ceilings';
import { startChild, type Child } from './child';
import { flood } from './flood';
import { clickToScreen } from './live';
import { answerTo, load, timesOf } from './measure';
import { profiles } from './profile';
import { searchesAmong } from './search';
import { costOfTelemetry } from './telemetry';

/** `npm run bench:server`: how quickly the server answers, and how that grows with the tables. */

const loaded: Record<string, CallOf> = {
  'GET /ads': ads,
  ...visits,
  'GET /products/{categoryId}': sharedCategory,
  'GET /products/{categoryId}, orders in it': category,
  'GET /jwt (sign-in)': signIn,
  'POST /book-product': booking,
};
const forLoad = 60_000;
/** That a buyer makes and a seller sees. */
const moves = 120;
const sizes = [100, 1_000, 10_000, 100_000];

const fixed = (value: number, digits = 1) => Number(value.toFixed(digits));

async function underLoad(engine: string, market: Child, bare: Child) {
  const served = await market.prepare({ products: forLoad });
  const rows: Record<string, unknown>[] = [];
  for (const [name, callOf] of Object.entries(loaded)) {
    // The last of the calls that are prepared, so that measuring it disturbs no other.
    const { status, body } = await answerTo(served, callOf(forLoad - 300, served));
    const answer = { status, body: body.toString('base64') };
    const floor = await load(await bare.prepare({ answer }), callOf);
    const own = await load(served, callOf);
    rows.push({
      call: name,
      engine,
      'requests/s': Math.round(own.requestsPerSecond),
      'p50 ms': own.p50,
      'p99 ms': own.p99,
      'answer KB': fixed(body.length / 1024),
      'bare node:http requests/s': Math.round(floor.requestsPerSecond),
      ratio: fixed(own.requestsPerSecond / floor.requestsPerSecond, 3),
      refused: own.refused,
    });
  }
  return rows;
}

async function asTablesGrow(engine: string, market: Child) {
  const medians = new Map<string, number[]>();
  for (const products of sizes) {
    // Fewer products than the lists that are measured would compare lists of different lengths.
    const served = await market.prepare({ products: products + 200 });
    for (const [name, callOf] of Object.entries(growing)) {
      medians.set(name, [...(medians.get(name) ?? []), (await timesOf(served, callOf)).median]);
    }
  }
  return [...medians].map(([call, times]) => ({
    call,
    engine,
    ...Object.fromEntries(
      sizes.map((size, index) => [`${size} others, ms`, fixed(times[index]!, 2)]),
    ),
    ratio: fixed(times.at(-1)! / times[0]!, 2),
  }));
}

/** PGlite's second size is a tenth of PostgreSQL's: a process that holds more is no sandbox. */
const goods = { PGlite: [10_000, 100_000], PostgreSQL: [10_000, 1_000_000] } as const;

/** Of a PostgreSQL server whose databases goods_10000 and goods_1000000 stay from run to run. */
const kept = process.env['BENCH_GOODS_URL'];

async function searchingKept(databaseUrl: string, count: number) {
  const address = new URL(databaseUrl);
  address.pathname = `goods_${count}`;
  const market = startChild('postgres', address.href);
  const times = await searchesAmong(market, count);
  await market.stop();
  return times;
}

async function searching(engine: keyof typeof goods, market: Child) {
  const [few, many] = goods[engine];
  const timesAmong = (count: number) =>
    kept ? searchingKept(kept, count) : searchesAmong(market, count);
  const before = await timesAmong(few);
  const after = await timesAmong(many);
  return [...before].map(([search, { least, median }]) => ({
    ...{ search, engine, products: many },
    ...{ [`least of ${few}, ms`]: fixed(least), 'least, ms': fixed(after.get(search)!.least) },
    growth: fixed(after.get(search)!.least / least),
    ...{ [`median of ${few}, ms`]: fixed(median), 'median, ms': fixed(after.get(search)!.median) },
  }));
}

/** Products of the whole marketplace; its second size takes some minutes to fill. */
const marketplaces = [10_000, 1_000_000] as const;

async function everyCall() {
  const [few, many] = marketplaces;
  const before = await callsAtScale(few);
  const after = await callsAtScale(many);
  return [...before].map(([call, { least, median }]) => {
    const later = after.get(call)!;
    return {
      call,
      ...{ [`least of ${few}, ms`]: fixed(least), 'least, ms': fixed(later.least) },
      growth: fixed(later.least / least),
      ...{ [`median of ${few}, ms`]: fixed(median), 'median, ms': fixed(later.median) },
      'reads a whole': later.scanned.join(),
    };
  });
}

/** What is measured: all of it, or the parts that are named. */
const parts = process.argv.slice(2);
type Part =
  'load' | 'ceilings' | 'profile' | 'growth' | 'search' | 'live' | 'scale' | 'telemetry' | 'flood';
const isAsked = (part: Part) => parts.length === 0 || parts.includes(part);

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-bench-'));
  const postgres = await startPostgres({ isDurable: true });
  const bare = startChild('bare');
  const engines = {
    PGlite: startChild('pglite', folder),
    PostgreSQL: startChild('postgres', postgres.databaseUrl),
  };
  const loads: object[] = [];
  const growth: object[] = [];
  const found: object[] = [];
  for (const engine of kept ? (['PostgreSQL'] as const) : (['PGlite', 'PostgreSQL'] as const)) {
    const market = engines[engine];
    if (isAsked('load')) loads.push(...(await underLoad(engine, market, bare)));
    if (isAsked('growth')) growth.push(...(await asTablesGrow(engine, market)));
    if (isAsked('search')) found.push(...(await searching(engine, market)));
  }
  await Promise.all([bare, ...Object.values(engines)].map((child) => child.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true });
  const bounds = isAsked('ceilings') ? await ceilings() : [];
  const profiled = isAsked('profile') ? await profiles() : [];
  const scaled = isAsked('scale') ? await everyCall() : [];
  const watched = isAsked('telemetry') ? await costOfTelemetry() : [];
  // Half an hour, unless told otherwise: only when it is named.
  const flooded = parts.includes('flood') ? await flood() : [];
  const live = isAsked('live') ? [await clickToScreen(moves)] : [];

  const [{ model = 'unknown' } = {}] = cpus();
  console.log(`Node ${process.version}, ${cpus().length} × ${model}`);
  const tables: [string, object[]][] = [
    [`50 connections, ${forLoad} products; a list holds 200 of them.`, loads],
    ['What they are made of, by itself: 50 under way at one time.', bounds],
    ...profiled,
    ['One call at a time; the same 200 products beside ever more others.', growth],
    ['One search at a time, of goods that share their words.', found],
    [
      `Every call among ${marketplaces.join(' and ')} products and all that belongs to them.`,
      scaled,
    ],
    ['The same server with and without metrics and traces, in turn; the median of each.', watched],
    ['As many requests a second as it bears, twice, and five times as many.', flooded],
    ["From a buyer's click at one process to the seller's screen at another, ms.", live],
  ];
  for (const [title, rows] of tables.filter(([, { length }]) => length > 0)) {
    console.log(title);
    console.table(rows);
  }
}

void main();
