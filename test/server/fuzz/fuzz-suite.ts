import type { Target, FaultFinder } from './send-checked';
import { createAccessCheck } from './check-access';
import { findFault } from './check-response';
import { startFuzzedServer, type FuzzedServer } from './process/start-fuzzed-server';
import type { ServerState } from './process/state';
import { anyRequest } from './requests/any-request';
import { fuzzSettings, runRequests } from './run-requests';
import { isSuccess, Tally } from './tally';

export interface FuzzOptions {
  /** How many requests to send; FUZZ_RUNS overrides it. */
  runs: number;
  databaseUrl?: () => string;
  /** Whether the database is a separate process, so that all buffers belong to the server. */
  countsBuffers: boolean;
}

/** The share of requests sent before memory is measured. */
const warmUpShare = 0.2;
const mebibyte = 1024 * 1024;

/**
 * Sends valid and mutated requests of all kinds to a server process, and checks its state afterwards.
 */
export function fuzzSuite({ runs: defaultRuns, databaseUrl, countsBuffers }: FuzzOptions): void {
  const { runs, seed } = fuzzSettings(defaultRuns);
  const tally = new Tally();
  let server: FuzzedServer;
  let target: Target;
  let before: ServerState;
  let growth: number | undefined;

  beforeAll(async () => {
    server = await startFuzzedServer(databaseUrl?.());
    before = await server.state();
    target = { origin: server.origin, tally, findFault };
  });
  afterAll(() => server.stop());

  function memoryOf({ heapUsed, external }: ServerState): number {
    return heapUsed + (countsBuffers ? external : 0);
  }

  test(`no request causes a server error or a timeout (FUZZ_SEED=${seed})`, async () => {
    const findUnauthorizedAccess = createAccessCheck(server.fixture);
    const run = {
      ...target,
      requests: anyRequest(server.fixture),
      findFault: (...found: Parameters<FaultFinder>) =>
        findFault(...found) ?? findUnauthorizedAccess(...found),
    };
    const warmUpRequests = Math.round(runs * warmUpShare);
    await runRequests({ ...run, seed, count: warmUpRequests });
    const stateAfterWarmUp = await server.state();
    await runRequests({ ...run, seed: seed + 1_000, count: runs - warmUpRequests });
    growth = memoryOf(await server.state()) - memoryOf(stateAfterWarmUp);
  }, 600_000);

  test('no request leaks memory', () => {
    // Cached responses are kept on purpose.
    const cacheBytes = countsBuffers ? 4 * mebibyte : 0;
    const bytesPerRequest = 200;
    expect(growth).toBeLessThan(2 * mebibyte + cacheBytes + runs * bytesPerRequest);
  });

  test('every endpoint and a quarter of all requests succeeded, and few requests were rate limited', () => {
    const memory = ((growth ?? NaN) / mebibyte).toFixed(1);
    console.info(`FUZZ_SEED=${seed}, ${memory} MiB more memory in use\n${tally.toString()}`);
    expect(tally.total).toBeGreaterThanOrEqual(runs);
    expect(tally.share(isSuccess)).toBeGreaterThan(0.25);
    expect(tally.share((result) => result === '429')).toBeLessThan(0.02);
    expect(tally.callsWithoutSuccess).toEqual([]);
  });

  test('the stored data matches the acknowledged requests', async () => {
    const { rows, pollution } = await server.state();
    const { productsAdded, productsDeleted, productsUncertain } = tally.changes;
    const products = before.rows.products + productsAdded - productsDeleted;
    expect(rows).toMatchObject({
      admins: before.rows.admins,
      categories: before.rows.categories,
    });
    expect(Math.abs(rows.products - products)).toBeLessThanOrEqual(productsUncertain);
    expect(rows.orders).toBeLessThanOrEqual(rows.products);
    expect(rows.users).toBeGreaterThanOrEqual(before.rows.users);
    expect(pollution).toEqual([]);
  });
}
