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
const rounds = Number(process.env['BENCH_TIMES'] ?? 5);

/** What telling of itself costs a server: both in turn, because a machine changes as it is used. */
export async function costOfTelemetry(): Promise<object[]> {
  const postgres = await startPostgres();
  const silent = startChild('postgres', postgres.databaseUrl);
  const plain = await silent.prepare({ products });
  const telling = startChild('watched', postgres.databaseUrl);
  const watched = await telling.prepare({ isFilled: true });
  const rows: object[] = [];
  // Nobody books twice.
  let first = 0;
  for (const [call, callOf] of Object.entries(measured)) {
    const best = { plain: 0, watched: 0 };
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, served] of [
        ['plain', plain],
        ['watched', watched],
      ] as const) {
        const { requestsPerSecond } = await load(served, callOf, first);
        first += callOf === booking ? Math.ceil(requestsPerSecond * 10) : 0;
        best[name] = Math.max(best[name], requestsPerSecond);
      }
    }
    const cost = 1 - best.watched / best.plain;
    rows.push({
      call,
      'without, requests/s': Math.round(best.plain),
      'with, requests/s': Math.round(best.watched),
      'cost, %': Number((cost * 100).toFixed(1)),
    });
  }
  await Promise.all([silent.stop(), telling.stop()]);
  await postgres.stop();
  return rows;
}
