import { startPostgres } from '../../server/support/start-postgres';
import { booking, sharedCategory, signIn, visits, type CallOf } from './calls';
import { startChild, type Child } from './child';
import { ask, nextAfter } from './measure';
import type { Order, Served } from './serve';

const measured: Record<string, CallOf> = {
  'GET /ads, compressed': visits['GET /ads, compressed']!,
  'GET /products/{categoryId}': sharedCategory,
  'GET /jwt (sign-in)': signIn,
  'POST /book-product': booking,
};
/** More than are booked in all starts. */
const products = 150_000;
/**
 * Of a second each, each server at each place as often. In the first ones the engine has yet to compile
 * what is asked for.
 */
const turns = { warmUp: 3, measured: 6 };
/**
 * A process is some percent dearer or cheaper than another one of the same program for as long as it
 * lives, by what it has compiled and where its memory lies, so that only many of them tell.
 */
const starts = Number(process.env['BENCH_TIMES'] ?? 12);

/** The first two do the same: what they differ by is what the bench can't tell. */
const kinds = { plain: 'logging', control: 'logging', watched: 'watched' } as const;
type Name = keyof typeof kinds;
const names = Object.keys(kinds) as Name[];

interface Running {
  child: Child;
  served: Served;
}

/**
 * Microseconds of its processor that a request takes without it, by which share the second one of
 * those two takes more than the first, and by which share more it takes with it than they do.
 */
interface Cost extends Record<Name, number> {
  refused: number;
}

/**
 * What telling of itself costs a server that logs its requests as in production, in time of its
 * processor: other work on the machine changes how many requests it answers, and much less what one
 * of them takes.
 */
export async function costOfTelemetry(): Promise<object[]> {
  const postgres = await startPostgres({ isDurable: true });
  const costs = new Map<string, Cost[]>();
  const measure = createMeter();
  for (let start = 0; start < starts; start += 1) {
    const running = await startAll(postgres.databaseUrl, start);
    for (const [call, callOf] of Object.entries(measured)) {
      costs.set(call, [...(costs.get(call) ?? []), await measure(running, callOf)]);
    }
    await Promise.all(names.map((name) => running[name].child.stop()));
  }
  await postgres.stop();
  return [...costs].map(([call, of]) => ({
    call,
    'without, µs a request': Number(median(of.map(({ plain }) => plain)).toFixed(1)),
    'another without, %': medianPercent(of.map(({ control }) => control)),
    'with, %': medianPercent(of.map(({ watched }) => watched)),
    refused: of.reduce((all, { refused }) => all + refused, 0),
  }));
}

const inTurn = (turn: number) => names.map((_name, place) => names[(place + turn) % names.length]!);

async function startAll(databaseUrl: string, start: number): Promise<Record<Name, Running>> {
  const running: Partial<Record<Name, Running>> = {};
  for (const [place, name] of inTurn(start).entries()) {
    const child = startChild(kinds[name], databaseUrl);
    const order: Order = start + place === 0 ? { products } : { isFilled: true };
    running[name] = { child, served: await child.prepare(order) };
  }
  return running as Record<Name, Running>;
}

/** Asks all in turn, so that what the machine does meanwhile meets all of them. */
function createMeter() {
  // Nobody books twice.
  let first = 0;
  return async (running: Record<Name, Running>, callOf: CallOf): Promise<Cost> => {
    const times: Record<Name, number[]> = { plain: [], control: [], watched: [] };
    let refused = 0;
    for (let turn = 0; turn < turns.warmUp + turns.measured; turn += 1) {
      // What grows while it is measured is dearer for whoever comes later.
      for (const name of inTurn(turn)) {
        const { child, served } = running[name];
        const before = await child.usage();
        const asked = await ask(served, callOf, first, 1);
        const { processor } = await child.usage();
        if (callOf === booking) first = nextAfter(first, asked);
        refused += asked.refused;
        if (turn >= turns.warmUp) {
          times[name].push((processor - before.processor) / asked.answered);
        }
      }
    }
    const without = times.plain.map((time, turn) => (time + times.control[turn]!) / 2);
    const above = (name: Name, those: number[]) =>
      median(times[name].map((time, turn) => time / those[turn]! - 1));
    return {
      plain: median(without),
      control: above('control', times.plain),
      watched: above('watched', without),
      refused,
    };
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
