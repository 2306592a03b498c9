import type { Asked, FaultFinder } from './ask';
import { createAccessCheck } from './check-access';
import { findFault } from './check-answer';
import { startFuzzedServer, type FuzzedServer } from './process/start-fuzzed-server';
import type { ServerState } from './process/state';
import { anyRequest } from './requests/any-request';
import { fuzzSettings, runRequests } from './run-requests';
import { isSuccess, Tally } from './tally';

export interface Fuzz {
  /** How many requests to send, unless FUZZ_RUNS tells. */
  runs: number;
  databaseUrl?: () => string;
  /** Whether the database is another process, so that all the memory is the server's own. */
  countsBuffers: boolean;
}

/** Of all requests, those that come before the memory is looked at. */
const warmUp = 0.2;
const mebibyte = 1024 * 1024;

/** Sends requests of every kind to a server of its own, and looks at what they left behind. */
export function fuzzSuite({ runs: usualRuns, databaseUrl, countsBuffers }: Fuzz): void {
  const { runs, seed } = fuzzSettings(usualRuns);
  const tally = new Tally();
  let server: FuzzedServer;
  let asked: Asked;
  let before: ServerState;
  let growth: number | undefined;

  beforeAll(async () => {
    server = await startFuzzedServer(databaseUrl?.());
    before = await server.state();
    asked = { origin: server.origin, tally, findFault };
  });
  afterAll(() => server.stop());

  function memoryOf({ heapUsed, external }: ServerState): number {
    return heapUsed + (countsBuffers ? external : 0);
  }

  test(`whatever is asked, the answer is neither late nor an error of the server's own (FUZZ_SEED=${seed})`, async () => {
    const findTrespass = createAccessCheck(server.fixture);
    const run = {
      ...asked,
      requests: anyRequest(server.fixture),
      findFault: (...found: Parameters<FaultFinder>) =>
        findFault(...found) ?? findTrespass(...found),
    };
    const early = Math.round(runs * warmUp);
    await runRequests({ ...run, seed, count: early });
    const warm = await server.state();
    await runRequests({ ...run, seed: seed + 1_000, count: runs - early });
    growth = memoryOf(await server.state()) - memoryOf(warm);
  }, 600_000);

  test('no request leaves something behind in the memory', () => {
    // The answers that visitors share stay on purpose.
    const kept = countsBuffers ? 4 * mebibyte : 0;
    expect(growth).toBeLessThan(2 * mebibyte + kept + runs * 200);
  });

  test('every call was reached, and limits and refusals did not hide the rest', () => {
    const memory = ((growth ?? NaN) / mebibyte).toFixed(1);
    console.info(`FUZZ_SEED=${seed}, ${memory} MiB more memory in use\n${tally.toString()}`);
    expect(tally.total).toBeGreaterThanOrEqual(runs);
    expect(tally.share(isSuccess)).toBeGreaterThan(0.25);
    expect(tally.share((result) => result === '429')).toBeLessThan(0.02);
    expect(tally.callsWithoutSuccess).toEqual([]);
  });

  test('what is stored is what was acknowledged', async () => {
    const { rows, pollution } = await server.state();
    const { productsAdded, productsDeleted, productsInDoubt } = tally.changes;
    const products = before.rows.products + productsAdded - productsDeleted;
    expect(rows).toMatchObject({
      admins: before.rows.admins,
      categories: before.rows.categories,
    });
    expect(Math.abs(rows.products - products)).toBeLessThanOrEqual(productsInDoubt);
    expect(rows.orders).toBeLessThanOrEqual(rows.products);
    expect(rows.users).toBeGreaterThanOrEqual(before.rows.users);
    expect(pollution).toEqual([]);
  });
}
