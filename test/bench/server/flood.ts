import autocannon from 'autocannon';
import { startPostgres } from '../../server/support/start-postgres';
import { ads, from, sharedCategory, signIn, type Call, type CallOf } from './calls';
import { startChild, type Child } from './child';
import { callOnce, headersOf } from './measure';
import type { Served } from './serve';
import { watchVital } from './watch-vital';

const minutes = Number(process.env['FLOOD_MINUTES'] ?? 10);
const products = 60_000;
/** Of requests under way at once it refuses those beyond 500. */
const connections = { bearing: 50, flooding: 1_000 };
const secondsToLearn = 20;
/** The number of a call by none of the eight. */
const bystander = 5_002;
/** Between two looks at the memory. */
const healthCheckInterval = 2_000;

const kinds = [ads, sharedCategory, signIn];
/** A visitor, somebody in a category, somebody who signs in; each from somewhere else. */
const fromEverywhere: CallOf = (number, served) =>
  from(kinds[number % 3]!(number, served), `198.18.${number % 200}.${number % 251}`);

/** The same by eight people. */
const fromEight: CallOf = (number, served) =>
  from(kinds[number % 3]!(number % 8, served), `203.0.113.${number % 8}`);

interface Sent {
  mix: CallOf;
  duration: number;
  connections: number;
  /** Requests a second; as many as are answered, unless told. */
  rate?: number;
}

function send(served: Served, { mix, duration, connections, rate }: Sent) {
  let number = 0;
  return autocannon({
    ...{ url: served.origin, connections, duration, timeout: 30 },
    ...(rate && { overallRate: rate }),
    requests: [
      {
        setupRequest(blank) {
          const call: Call = mix((number += 1), served);
          const headers = { ...blank.headers, ...headersOf(call) };
          return { ...blank, method: call.method, path: call.path, headers };
        },
      },
    ],
  });
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);

/** @returns milliseconds until somebody alone is answered as if nothing had been */
async function timeToRecover(served: Served): Promise<number> {
  const began = performance.now();
  for (;;) {
    const asked = performance.now();
    const isAnswered = await callOnce(served, fromEverywhere(bystander, served)).then(
      () => true,
      () => false,
    );
    if (isAnswered && performance.now() - asked < 1_000) return performance.now() - began;
  }
}

interface Stage {
  times: number;
  mix: CallOf;
}

async function stage(market: Child, served: Served, { times, mix }: Stage, bears: number) {
  const memory = [(await market.usage()).memory];
  const looking = setInterval(() => {
    void market.usage().then((usage) => memory.push(usage.memory));
  }, healthCheckInterval);
  const endVital = watchVital(served);
  const duration = minutes * 60;
  const {
    statusCodeStats = {},
    errors,
    timeouts,
    latency,
  } = await send(served, {
    ...{ mix, duration, connections: times === 1 ? connections.bearing : connections.flooding },
    rate: Math.round(bears * times),
  });
  clearInterval(looking);
  const vital = endVital();
  const recovery = await timeToRecover(served);
  const count = (status: string) =>
    (statusCodeStats as Record<string, { count?: number }>)[status]?.count ?? 0;
  const expected = ['200', '429', '503'];
  const others = Object.keys(statusCodeStats).filter((status) => !expected.includes(status));
  const half = memory.slice(Math.floor(memory.length / 2));
  return {
    load: `${times} × ${Math.round(bears)}/s, ${minutes} min${mix === fromEight ? ', from eight' : ''}`,
    'answered/s': Math.round(count('200') / duration),
    '503/s': Math.round(count('503') / duration),
    '429/s': Math.round(count('429') / duration),
    'other answers': others.map((status) => `${status}: ${count(status)}`).join(', ') || 'none',
    'no answer': errors + timeouts,
    ...vital,
    'p99 ms': latency.p99,
    'memory MB, first, middle, last': [memory[0], half[0], memory.at(-1)]
      .map((bytes) => megabytes(bytes ?? 0))
      .join(', '),
    'recovered after s': Number((recovery / 1_000).toFixed(1)),
  };
}

const stages: Stage[] = [
  ...[1, 2, 5].map((times) => ({ times, mix: fromEverywhere })),
  { times: 5, mix: fromEight },
];

/** How a server that guards itself bears a flood: what it answers, and what it tells the others. */
export async function flood(): Promise<object[]> {
  const postgres = await startPostgres({ isDurable: true });
  const market = startChild('guarded', postgres.databaseUrl);
  const served = await market.prepare({ products });
  const { requests } = await send(served, {
    ...{ mix: fromEverywhere, duration: secondsToLearn, connections: connections.bearing },
  });
  const rows: object[] = [];
  for (const of of stages) {
    const renewed = await market.prepare({ isFilled: true });
    const row = await stage(market, renewed, of, requests.average);
    // Half an hour is long enough to be interrupted.
    console.log(row);
    rows.push(row);
  }
  await market.stop();
  await postgres.stop();
  return rows;
}
