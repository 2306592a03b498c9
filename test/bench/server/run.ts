import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../server/support/start-postgres';
import { ads, booking, category, sharedCategory, signIn, visits, type CallOf } from './calls';
import { startChild, type Child } from './child';
import { flood } from './flood';
import { answerTo, load } from './measure';
import { searchesAmong } from './search';

/** `npm run bench:server [load] [search] [flood]`: measures latency and throughput of the server. */

const loaded: Record<string, CallOf> = {
  'GET /ads': ads,
  ...visits,
  'GET /products/{categoryId}': sharedCategory,
  'GET /products/{categoryId}, orders in it': category,
  'GET /jwt (sign-in)': signIn,
  'POST /book-product': booking,
};
const forLoad = 60_000;

const fixed = (value: number, digits = 1) => Number(value.toFixed(digits));

async function underLoad(engine: string, market: Child, bare: Child) {
  const served = await market.prepare({ products: forLoad });
  const rows: Record<string, unknown>[] = [];
  for (const [name, callOf] of Object.entries(loaded)) {
    // A call that no load uses.
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

/** PGlite is not meant for a million products. */
const goods = { PGlite: [10_000, 100_000], PostgreSQL: [10_000, 1_000_000] } as const;

/** A PostgreSQL server whose databases goods_10000 and goods_1000000 are reused. */
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

/** The parts to measure; all but the flood if none is named. */
const parts = process.argv.slice(2);
const isSelected = (part: 'load' | 'search') => parts.length === 0 || parts.includes(part);

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-bench-'));
  const postgres = await startPostgres({ isDurable: true });
  const bare = startChild('bare');
  const engines = {
    PGlite: startChild('pglite', folder),
    PostgreSQL: startChild('postgres', postgres.databaseUrl),
  };
  const loads: object[] = [];
  const found: object[] = [];
  for (const engine of kept ? (['PostgreSQL'] as const) : (['PGlite', 'PostgreSQL'] as const)) {
    const market = engines[engine];
    if (isSelected('load')) loads.push(...(await underLoad(engine, market, bare)));
    if (isSelected('search')) found.push(...(await searching(engine, market)));
  }
  await Promise.all([bare, ...Object.values(engines)].map((child) => child.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true });
  // It takes half an hour by default.
  const flooded = parts.includes('flood') ? await flood() : [];

  const [{ model = 'unknown' } = {}] = cpus();
  console.log(`Node ${process.version}, ${cpus().length} × ${model}`);
  const tables: [string, object[]][] = [
    [`50 connections, ${forLoad} products; a list holds 200 of them.`, loads],
    ['One search at a time.', found],
    ['The maximum throughput, twice and five times as many requests.', flooded],
  ];
  for (const [title, rows] of tables.filter(([, { length }]) => length > 0)) {
    console.log(title);
    console.table(rows);
  }
}

void main();
