import { startPostgres } from '../../server/support/start-postgres';
import { booking, sharedCategory, signIn, visits, type CallOf } from './calls';
import { startChild, type Child } from './child';
import { callTimes } from './measure';
import type { Served } from './serve';

/** How often each is asked for in a turn, some tenths of a second: what is short is disturbed alike. */
const measured: Record<string, { callOf: CallOf; amount: number }> = {
  'GET /ads, compressed': { callOf: visits['GET /ads, compressed']!, amount: 2_000 },
  'GET /products/{categoryId}': { callOf: sharedCategory, amount: 500 },
  'GET /jwt (sign-in)': { callOf: signIn, amount: 500 },
  'POST /book-product': { callOf: booking, amount: 100 },
};
/** More than are booked in all starts. */
const products = 150_000;
/** A multiple of six. In the first ones the engine has yet to compile what is asked for. */
const turns = { warmUp: 12, measured: 120 };
/** A process is some percent dearer or cheaper than another one of the same program while it lives. */
const starts = Number(process.env['BENCH_TIMES'] ?? 2);

/** The first two do the same: what they differ by is what the bench can't tell. */
type Name = 'plain' | 'control' | 'watched';

/** Each at each place, and after each other one, as often. */
const orders: Name[][] = [
  ['plain', 'control', 'watched'],
  ['control', 'plain', 'watched'],
  ['watched', 'plain', 'control'],
  ['plain', 'watched', 'control'],
  ['control', 'watched', 'plain'],
  ['watched', 'control', 'plain'],
];

/** Microseconds of the processor that a request took, in turn after turn. */
interface Times extends Record<Name, number[]> {
  asked: number;
  refused: number;
}

/**
 * What telling of itself costs a server that logs its requests as in production, in time of its
 * processor: other work on the machine changes how many requests it answers, and much less what one
 * of them takes. The servers are compared within one process, because two processes of the same
 * program differ by more than what is to be told.
 */
export async function costOfTelemetry(): Promise<object[]> {
  const postgres = await startPostgres({ isDurable: true });
  const taken = Object.keys(measured).map((call): [string, Times] => [
    call,
    { plain: [], control: [], watched: [], asked: 0, refused: 0 },
  ]);
  for (let start = 0; start < starts; start += 1) {
    const child = startChild('logging', postgres.databaseUrl);
    const served = await child.prepare(start === 0 ? { products } : { isFilled: true });
    for (const [call, times] of taken) {
      for (let turn = 0; turn < turns.warmUp + turns.measured; turn += 1) {
        await takeTurn({ child, served, ...measured[call]!, turn }, times);
      }
    }
    await child.stop();
  }
  await postgres.stop();
  return taken.map(([call, times]) => rowOf(call, times));
}

interface Turn {
  child: Child;
  served: Served;
  callOf: CallOf;
  amount: number;
  turn: number;
}

async function takeTurn(
  { child, served, callOf, amount, turn }: Turn,
  times: Times,
): Promise<void> {
  for (const name of orders[turn % orders.length]!) {
    const origin = served.origins?.[name] ?? served.origin;
    const before = await child.usage();
    // Nobody books twice.
    const first = times.asked;
    const { refused } = await callTimes({ ...served, origin }, callOf, { first, times: amount });
    const after = await child.usage();
    times.asked += amount;
    times.refused += refused;
    if (turn >= turns.warmUp) times[name].push((after.processor - before.processor) / amount);
  }
}

function rowOf(call: string, { plain, control, watched, refused }: Times) {
  // Whatever the machine does meanwhile meets those of one turn alike.
  const without = plain.map((time, turn) => (time + control[turn]!) / 2);
  const above = (those: number[], these: number[]) =>
    medianPercent(these.map((time, turn) => time / those[turn]! - 1));
  return {
    call,
    'without, µs a request': Number(median(without).toFixed(1)),
    'another without, %': above(plain, control),
    'with, %': above(without, watched),
    refused,
  };
}

const sorted = (values: number[]) => values.toSorted((one, other) => one - other);

function median(values: number[]): number {
  const inOrder = sorted(values);
  const middle = values.length >> 1;
  const [high = NaN, low = NaN] = [inOrder[middle], inOrder[middle - 1]];
  return values.length % 2 === 0 ? (low + high) / 2 : high;
}

/** With the bounds of its 95 % interval, by the order of the values alone. */
function medianPercent(values: number[]): string {
  const rank = Math.max(0, Math.floor((values.length - 1.96 * Math.sqrt(values.length)) / 2));
  const inOrder = sorted(values);
  const percent = (value = NaN) => (value * 100).toFixed(1);
  const bounds = [inOrder[rank], inOrder.at(-1 - rank)].map((value) => percent(value));
  return `${percent(median(values))} (${bounds.join(' to ')})`;
}
