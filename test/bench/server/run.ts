import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../server/support/start-postgres';
import {
  ads,
  booking,
  renderedPages,
  categoryWithOrders,
  categoryWithoutOrders,
  signIn,
  visitorCalls,
  type CallFactory,
} from './calls';
import { startChild, type Child } from './child';
import { measureConversations } from './conversations';
import { flood } from './flood';
import { sendCall, measureThroughput } from './measure';
import { measureDelivery } from './message-delivery';
import { measureRenderedSearches, measureSearches } from './search';
import { conversationCount, messagesPerConversation } from './seed-conversations';
import type { Command } from './serve';

/**
 * `npm run bench server [load] [search] [render] [conversations] [flood]`: measures latency and throughput of the
 * server.
 */

const loadCalls: Record<string, CallFactory> = {
  'GET /ads': ads,
  ...visitorCalls,
  'GET /products/{categoryId}': categoryWithoutOrders,
  'GET /products/{categoryId}, orders in it': categoryWithOrders,
  'GET /jwt (sign-in)': signIn,
  'POST /book-product': booking,
};
const loadProductCount = 60_000;

const round = (value: number, digits = 1) => Number(value.toFixed(digits));

interface LoadTest {
  calls: Record<string, CallFactory>;
  data: Command;
}

const loadTest: LoadTest = { calls: loadCalls, data: { products: loadProductCount } };
const renderTest: LoadTest = { calls: renderedPages, data: { searchProducts: 10_000 } };

async function measureLoad(
  engine: string,
  server: Child,
  baselineServer: Child,
  { calls, data }: LoadTest,
) {
  const benchServer = await server.prepare(data);
  const rows: Record<string, unknown>[] = [];
  for (const [name, createCall] of Object.entries(calls)) {
    // The load does not use this product.
    const { status, body } = await sendCall(
      benchServer,
      createCall(loadProductCount - 300, benchServer),
    );
    const response = { status, body: body.toString('base64') };
    const baseline = await measureThroughput(
      await baselineServer.prepare({ response }),
      createCall,
    );
    const result = await measureThroughput(benchServer, createCall);
    rows.push({
      call: name,
      engine,
      'requests/s': Math.round(result.requestsPerSecond),
      'p50 ms': result.p50,
      'p99 ms': result.p99,
      'answer KB': round(body.length / 1024),
      'baseline requests/s': Math.round(baseline.requestsPerSecond),
      ratio: round(result.requestsPerSecond / baseline.requestsPerSecond, 3),
      failed: result.failed,
    });
  }
  return rows;
}

/** PGlite is too slow for a million products. */
const productCounts = { PGlite: [10_000, 100_000], PostgreSQL: [10_000, 1_000_000] } as const;

/** A PostgreSQL server whose databases products_10000 and products_1000000 are reused. */
const reusedDatabaseUrl = process.env['BENCH_DATABASE_URL'];

async function measureReusedDatabase(databaseUrl: string, count: number) {
  const url = new URL(databaseUrl);
  url.pathname = `products_${count}`;
  const server = startChild('postgres', url.href);
  const times = await measureSearches(server, count);
  await server.stop();
  return times;
}

async function measureSearchGrowth(engine: keyof typeof productCounts, server: Child) {
  const [smallCount, largeCount] = productCounts[engine];
  const measureWith = (count: number) =>
    reusedDatabaseUrl
      ? measureReusedDatabase(reusedDatabaseUrl, count)
      : measureSearches(server, count);
  const smallTimes = await measureWith(smallCount);
  const largeTimes = await measureWith(largeCount);
  return [...smallTimes].map(([search, { minimum, median }]) => ({
    search,
    engine,
    products: largeCount,
    [`minimum of ${smallCount}, ms`]: round(minimum),
    'minimum, ms': round(largeTimes.get(search)!.minimum),
    growth: round(largeTimes.get(search)!.minimum / minimum),
    [`median of ${smallCount}, ms`]: round(median),
    'median, ms': round(largeTimes.get(search)!.median),
  }));
}

async function measureRenderedSearchRows(databaseUrl: string) {
  const website = startChild('website', databaseUrl);
  const { minimum, median, p95 } = await measureRenderedSearches(
    website,
    productCounts.PostgreSQL[1],
  );
  await website.stop();
  return [
    {
      products: productCounts.PostgreSQL[1],
      'minimum, ms': round(minimum),
      'median, ms': round(median),
      'p95, ms': round(p95),
    },
  ];
}

async function measureConversationRows(server: Child) {
  return [...(await measureConversations(server))].map(([call, { minimum, median }]) => ({
    call,
    'minimum, ms': round(minimum),
    'median, ms': round(median),
  }));
}

async function measureDeliveryRows(server: Child, databaseUrl: string) {
  const otherServer = startChild('postgres', databaseUrl);
  const { p50, p99 } = await measureDelivery(server, otherServer);
  await otherServer.stop();
  return [
    {
      call: 'from the request to the page of the recipient',
      'p50 ms': Math.round(p50),
      'p99 ms': Math.round(p99),
    },
  ];
}

/** The parts to measure. All but the flood by default. */
const parts = process.argv.slice(2);
const isSelected = (part: 'load' | 'search' | 'render' | 'conversations') =>
  parts.length === 0 || parts.includes(part);

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-bench-'));
  const postgres = await startPostgres({ isDurable: true });
  const baselineServer = startChild('baseline');
  const engines = {
    PGlite: startChild('pglite', folder),
    PostgreSQL: startChild('postgres', postgres.databaseUrl),
  };
  const loadRows: object[] = [];
  const searchRows: object[] = [];
  const renderedSearchRows: object[] = [];
  const renderRows: object[] = [];
  for (const engine of reusedDatabaseUrl
    ? (['PostgreSQL'] as const)
    : (['PGlite', 'PostgreSQL'] as const)) {
    const server = engines[engine];
    if (isSelected('load')) {
      loadRows.push(...(await measureLoad(engine, server, baselineServer, loadTest)));
    }
    if (isSelected('search')) searchRows.push(...(await measureSearchGrowth(engine, server)));
  }
  // After the searches, which seed the products.
  if (isSelected('search') && !reusedDatabaseUrl) {
    renderedSearchRows.push(...(await measureRenderedSearchRows(postgres.databaseUrl)));
  }
  if (isSelected('render')) {
    const website = startChild('website', postgres.databaseUrl);
    renderRows.push(...(await measureLoad('PostgreSQL', website, baselineServer, renderTest)));
    await website.stop();
  }
  const conversationRows = isSelected('conversations')
    ? await measureConversationRows(engines.PostgreSQL)
    : [];
  const deliveryRows = isSelected('conversations')
    ? await measureDeliveryRows(engines.PostgreSQL, postgres.databaseUrl)
    : [];
  await Promise.all([baselineServer, ...Object.values(engines)].map((child) => child.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true });
  // Takes half an hour by default.
  const floodRows = parts.includes('flood') ? await flood() : [];

  const [{ model = 'unknown' } = {}] = cpus();
  console.log(`Node ${process.version}, ${cpus().length} × ${model}`);
  const tables: [string, object[]][] = [
    [`50 connections, ${loadProductCount} products; a list holds 200 of them.`, loadRows],
    ['One search at a time.', searchRows],
    ['One page with these searches at a time, rendered for each request.', renderedSearchRows],
    ['50 connections, one process, 10,000 products.', renderRows],
    [
      `PostgreSQL, a seller with ${conversationCount} conversations of ${messagesPerConversation} messages.`,
      conversationRows,
    ],
    ['200 messages, sent to one process and received from another.', deliveryRows],
    ['The maximum throughput, twice and five times as many requests.', floodRows],
  ];
  for (const [title, rows] of tables.filter(([, { length }]) => length > 0)) {
    console.log(title);
    console.table(rows);
  }
}

void main();
