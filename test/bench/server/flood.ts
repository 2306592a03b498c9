import autocannon from 'autocannon';
import { startPostgres } from '../../server/support/start-postgres';
import {
  ads,
  withIpAddress,
  categoryWithoutOrders,
  signIn,
  type Call,
  type CallFactory,
} from './calls';
import { startChild, type Child } from './child';
import { callOnce, headersOf } from './measure';
import type { BenchServer } from './serve';
import { watchVitalCalls } from './watch-vital-calls';

const minutes = Number(process.env['FLOOD_MINUTES'] ?? 10);
const productCount = 60_000;
/** The server accepts 500 concurrent requests. */
const connections = { normal: 50, flood: 1_000 };
const calibrationSeconds = 20;
/** The number of a call whose user and IP address the load rarely uses, so that no limit applies. */
const unusedCallNumber = 5_002;
/** Milliseconds between two measurements of the memory. */
const memoryInterval = 2_000;

const callFactories = [ads, categoryWithoutOrders, signIn];
/** Visitors' lists, signed-in categories and sign-ins, each from another IP address. */
const createCallFromManyAddresses: CallFactory = (number, server) =>
  withIpAddress(
    callFactories[number % 3]!(number, server),
    `198.18.${number % 200}.${number % 251}`,
  );

/** The same calls by eight users. */
const createCallFromEightAddresses: CallFactory = (number, server) =>
  withIpAddress(callFactories[number % 3]!(number % 8, server), `203.0.113.${number % 8}`);

interface LoadOptions {
  createCall: CallFactory;
  /** In seconds. */
  duration: number;
  connections: number;
  /** Requests a second. The server's maximum by default. */
  rate?: number;
}

function runLoad(server: BenchServer, { createCall, duration, connections, rate }: LoadOptions) {
  let number = 0;
  return autocannon({
    url: server.origin,
    connections,
    duration,
    timeout: 30,
    ...(rate && { overallRate: rate }),
    requests: [
      {
        setupRequest(blank) {
          const call: Call = createCall((number += 1), server);
          const headers = { ...blank.headers, ...headersOf(call) };
          return { ...blank, method: call.method, path: call.path, headers };
        },
      },
    ],
  });
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);

/** @returns milliseconds until a single request takes less than a second */
async function timeToRecover(server: BenchServer): Promise<number> {
  const began = performance.now();
  for (;;) {
    const startedAt = performance.now();
    const isAnswered = await callOnce(
      server,
      createCallFromManyAddresses(unusedCallNumber, server),
    ).then(
      () => true,
      () => false,
    );
    if (isAnswered && performance.now() - startedAt < 1_000) return performance.now() - began;
  }
}

interface Stage {
  loadFactor: number;
  createCall: CallFactory;
}

async function runStage(
  child: Child,
  server: BenchServer,
  { loadFactor, createCall }: Stage,
  maxThroughput: number,
) {
  const memory = [(await child.usage()).memory];
  const memoryTimer = setInterval(() => {
    void child.usage().then((usage) => memory.push(usage.memory));
  }, memoryInterval);
  const stopWatching = watchVitalCalls(server);
  const duration = minutes * 60;
  const {
    statusCodeStats = {},
    errors,
    timeouts,
    latency,
  } = await runLoad(server, {
    createCall,
    duration,
    connections: loadFactor === 1 ? connections.normal : connections.flood,
    rate: Math.round(maxThroughput * loadFactor),
  });
  clearInterval(memoryTimer);
  const vitalCalls = stopWatching();
  const recovery = await timeToRecover(server);
  const count = (status: string) =>
    (statusCodeStats as Record<string, { count?: number }>)[status]?.count ?? 0;
  const expected = ['200', '429', '503'];
  const otherStatuses = Object.keys(statusCodeStats).filter((status) => !expected.includes(status));
  const secondHalf = memory.slice(Math.floor(memory.length / 2));
  return {
    load: `${loadFactor} × ${Math.round(maxThroughput)}/s, ${minutes} min${createCall === createCallFromEightAddresses ? ', from eight' : ''}`,
    'answered/s': Math.round(count('200') / duration),
    '503/s': Math.round(count('503') / duration),
    '429/s': Math.round(count('429') / duration),
    'other answers':
      otherStatuses.map((status) => `${status}: ${count(status)}`).join(', ') || 'none',
    'no answer': errors + timeouts,
    ...vitalCalls,
    'p99 ms': latency.p99,
    'memory MB, first, middle, last': [memory[0], secondHalf[0], memory.at(-1)]
      .map((bytes) => megabytes(bytes ?? 0))
      .join(', '),
    'recovered after s': Number((recovery / 1_000).toFixed(1)),
  };
}

const stages: Stage[] = [
  ...[1, 2, 5].map((loadFactor) => ({ loadFactor, createCall: createCallFromManyAddresses })),
  { loadFactor: 5, createCall: createCallFromEightAddresses },
];

/** Measures a server with production limits at its maximum throughput and beyond. */
export async function flood(): Promise<object[]> {
  const postgres = await startPostgres({ isDurable: true });
  const child = startChild('guarded', postgres.databaseUrl);
  const server = await child.prepare({ products: productCount });
  const { requests } = await runLoad(server, {
    createCall: createCallFromManyAddresses,
    duration: calibrationSeconds,
    connections: connections.normal,
  });
  const rows: object[] = [];
  for (const stage of stages) {
    const serverWithNewTokens = await child.prepare({ keepData: true });
    const row = await runStage(child, serverWithNewTokens, stage, requests.average);
    // The whole run takes half an hour.
    console.log(row);
    rows.push(row);
  }
  await child.stop();
  await postgres.stop();
  return rows;
}
