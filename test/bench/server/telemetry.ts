import { startPostgres } from '../../server/support/start-postgres';
import { booking, sharedCategory, signIn, visits, type CallOf } from './calls';
import { startChild, type Child } from './child';
import { load } from './measure';
import type { Order, Served } from './serve';

const measured: Record<string, CallOf> = {
  'GET /ads, compressed': visits['GET /ads, compressed']!,
  'GET /products/{categoryId}': sharedCategory,
  'GET /jwt (sign-in)': signIn,
  'POST /book-product': booking,
};
/** More than are booked meanwhile. */
const products = 200_000;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;
const rounds = Number(process.env['BENCH_TIMES'] ?? 5);

/** The first two do the same: what they differ by is what the bench can't tell. */
const kinds = { plain: 'logging', control: 'logging', watched: 'watched' } as const;
type Name = keyof typeof kinds;

interface Running {
  child: Child;
  served: Served;
}

async function startAll(databaseUrl: string): Promise<Record<Name, Running>> {
  const start = async (name: Name, order: Order): Promise<Running> => {
    const child = startChild(kinds[name], databaseUrl);
    return { child, served: await child.prepare(order) };
  };
  return {
    plain: await start('plain', { products }),
    control: await start('control', { isFilled: true }),
    watched: await start('watched', { isFilled: true }),
  };
}

/**
 * What telling of itself costs a server that logs its requests as in production, in time of its
 * processor: other work on the machine changes how many requests it answers, and much less what one
 * of them takes. All in turn.
 */
export async function costOfTelemetry(): Promise<object[]> {
  const postgres = await startPostgres({ isDurable: true });
  const running = await startAll(postgres.databaseUrl);
  const names = Object.keys(kinds) as Name[];
  const rows: object[] = [];
  // Nobody books twice.
  let first = 0;
  for (const [call, callOf] of Object.entries(measured)) {
    const times: Record<Name, number[]> = { plain: [], control: [], watched: [] };
    let refusals = 0;
    // In the first round the engine has yet to compile what is asked for.
    for (let round = 0; round <= rounds; round += 1) {
      // What grows while it is measured is dearer for whoever comes later.
      const order = names.map((_name, place) => names[(place + round) % names.length]!);
      for (const name of order) {
        const { child, served } = running[name];
        const before = await child.usage();
        const { answered, refused } = await load(served, callOf, first);
        const { processor } = await child.usage();
        first += callOf === booking ? answered + 100 : 0;
        refusals += refused;
        if (round > 0) times[name].push((processor - before.processor) / answered);
      }
    }
    const without = median(times.plain);
    const above = (name: Name) => Number(((median(times[name]) / without - 1) * 100).toFixed(1));
    rows.push({
      call,
      'without, µs a request': Number(without.toFixed(1)),
      'another without, %': above('control'),
      'with, %': above('watched'),
      refused: refusals,
    });
  }
  await Promise.all(names.map((name) => running[name].child.stop()));
  await postgres.stop();
  return rows;
}
