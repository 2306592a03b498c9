import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../server/support/start-postgres';
import { ads, booking, category, growing, signIn, type CallOf } from './calls';
import { startChild, type Child } from './child';
import { callOnce, load, medianOf } from './measure';

/** `npm run bench:server`: how quickly the server answers, and how that grows with the tables. */

const loaded: Record<string, CallOf> = {
  'GET /ads': ads,
  'GET /products/{categoryId}': category,
  'GET /jwt (sign-in)': signIn,
  'POST /book-product': booking,
};
const forLoad = 60_000;
const sizes = [100, 1_000, 10_000, 100_000];

const fixed = (value: number, digits = 1) => Number(value.toFixed(digits));

async function underLoad(engine: string, market: Child, bare: Child) {
  const served = await market.prepare({ products: forLoad });
  const rows: Record<string, unknown>[] = [];
  for (const [name, callOf] of Object.entries(loaded)) {
    // The last of the calls that are prepared, so that measuring it disturbs no other.
    const answer = await callOnce(served, callOf(forLoad - 300, served));
    const floor = await load(await bare.prepare({ answer }), callOf);
    const own = await load(served, callOf);
    rows.push({
      call: name,
      engine,
      'requests/s': Math.round(own.requestsPerSecond),
      'p50 ms': own.p50,
      'p99 ms': own.p99,
      'answer KB': fixed(answer.length / 1024),
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
      medians.set(name, [...(medians.get(name) ?? []), await medianOf(served, callOf)]);
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

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-bench-'));
  const postgres = await startPostgres();
  const bare = startChild('bare');
  const engines = {
    PGlite: startChild('pglite', folder),
    PostgreSQL: startChild('postgres', postgres.databaseUrl),
  };
  const loads: object[] = [];
  const growth: object[] = [];
  for (const [engine, market] of Object.entries(engines)) {
    loads.push(...(await underLoad(engine, market, bare)));
    growth.push(...(await asTablesGrow(engine, market)));
    await market.stop();
  }
  await Promise.all([bare.stop(), postgres.stop()]);
  await rm(folder, { recursive: true });

  const [{ model = 'unknown' } = {}] = cpus();
  console.log(`Node ${process.version}, ${cpus().length} × ${model}`);
  console.log(`50 connections, ${forLoad} products; a list holds 200 of them.`);
  console.table(loads);
  console.log('One call at a time; the same 200 products beside ever more others.');
  console.table(growth);
}

void main();
