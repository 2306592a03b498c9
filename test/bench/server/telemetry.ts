import { startPostgres } from '../../server/support/start-postgres';
import { booking, sharedCategory, signIn, visits, type CallOf } from './calls';
import { startChild } from './child';
import { load } from './measure';

const measured: Record<string, CallOf> = {
  'GET /ads, compressed': visits['GET /ads, compressed']!,
  'GET /products/{categoryId}': sharedCategory,
  'GET /jwt (sign-in)': signIn,
  'POST /book-product': booking,
};
const products = 60_000;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;
const rounds = Number(process.env['BENCH_TIMES'] ?? 5);

/**
 * What telling of itself costs a server, in time of its processor: other work on the machine changes how
 * many requests it answers, and much less what one of them takes. Both in turn.
 */
export async function costOfTelemetry(): Promise<object[]> {
  const postgres = await startPostgres({ isDurable: true });
  const silent = startChild('postgres', postgres.databaseUrl);
  const plain = { child: silent, served: await silent.prepare({ products }) };
  const telling = startChild('watched', postgres.databaseUrl);
  const watched = { child: telling, served: await telling.prepare({ isFilled: true }) };
  const rows: object[] = [];
  // Nobody books twice.
  let first = 0;
  for (const [call, callOf] of Object.entries(measured)) {
    const times = { plain: [] as number[], watched: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // What grows while it is measured is dearer for whoever comes second.
      for (const name of round % 2
        ? (['watched', 'plain'] as const)
        : (['plain', 'watched'] as const)) {
        const { child, served } = { plain, watched }[name];
        const before = await child.usage();
        const { answered } = await load(served, callOf, first);
        const { processor } = await child.usage();
        first += callOf === booking ? answered + 100 : 0;
        times[name].push((processor - before.processor) / answered);
      }
    }
    const without = median(times.plain);
    const withIt = median(times.watched);
    rows.push({
      call,
      'without, µs a request': Math.round(without),
      'with, µs a request': Math.round(withIt),
      'cost, %': Number(((withIt / without - 1) * 100).toFixed(1)),
    });
  }
  await Promise.all([silent.stop(), telling.stop()]);
  await postgres.stop();
  return rows;
}
