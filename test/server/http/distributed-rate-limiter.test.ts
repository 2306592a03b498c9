import type { AppOptions } from '../../../src/server/app-options';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { recordLog } from '../support/record-log';
import { setUpTestServer } from '../support/set-up-test-server';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { recordStatements } from '../support/recorded-database';

const server = setUpTestServer();
const started: TestServer[] = [];
afterEach(() => Promise.all(started.splice(0).map((each) => each.close())));

const limit = 40;

/** Starts a server that is like another process: it shares nothing but the database. */
async function startProcess(database: Database, options: Partial<AppOptions> = {}) {
  const limits = { requestsPerIp: limit };
  const serverProcess = await startTestServer({ database, limits, ...options }, server);
  started.push(serverProcess);
  return serverProcess;
}

/** Sends requests to the processes in turn, and returns how many were allowed. */
async function countAllowed(processes: TestServer[], requests: number): Promise<number> {
  let count = 0;
  for (let index = 0; index < requests; index += 1) {
    const { status } = await processes[index % processes.length]!.call('GET', '/nowhere');
    if (status !== 429) count += 1;
  }
  return count;
}

test('several processes together allow hardly more requests than one', async () => {
  const processes = [
    await startProcess(server.database),
    await startProcess(server.database),
    await startProcess(server.database),
  ];
  const count = await countAllowed(processes, 3 * limit);
  expect(count).toBeGreaterThanOrEqual(limit);
  // Each process may miss a twentieth of the limit that the others have counted.
  expect(count).toBeLessThanOrEqual(limit + processes.length * (limit / 20));
  // A process that has just started rejects as well.
  expect(await countAllowed([await startProcess(server.database)], limit)).toBeLessThanOrEqual(
    limit / 20,
  );
});

test('simultaneous requests to one process are counted exactly', async () => {
  const serverProcess = await startProcess(server.database);
  const responses = await Promise.all(
    Array.from({ length: 2 * limit }, () => serverProcess.call('GET', '/nowhere')),
  );
  expect(responses.filter(({ status }) => status !== 429)).toHaveLength(limit);
});

test('allowed requests are counted in few statements, rejected ones in none', async () => {
  const database = recordStatements(server.database);
  const serverProcess = await startProcess(database);
  expect(await countAllowed([serverProcess], limit + 1)).toBe(limit);
  // Each statement counts a twentieth of the limit.
  expect(database.statements).toHaveLength(20);
  expect(await countAllowed([serverProcess], limit)).toBe(0);
  expect(database.statements).toHaveLength(20);
});

test('an expired window no longer counts', async () => {
  await countAllowed([await startProcess(server.database)], limit + 1);
  await server.database.query(sql`update rate_limit_counters set window_ends_at = now()`);
  expect(await countAllowed([await startProcess(server.database)], limit)).toBe(limit);
});

test('without its database a process counts locally and reports healthy', async () => {
  const log = recordLog();
  const query = () => Promise.reject(new Error('The database is gone.'));
  const serverProcess = await startProcess({ ...server.database, query }, { logger: log.logger });
  expect(await countAllowed([serverProcess], 2 * limit)).toBe(limit);
  expect((await serverProcess.call('GET', '/healthz')).status).toBe(200);
  expect(await log.lines()).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ message: 'The database is gone.' }) }),
  );
});

test('the stored keys do not reveal the caller', async () => {
  await countAllowed([await startProcess(server.database)], 5);
  const counts = await server.database.query<{ key: string }>(
    sql`select key from rate_limit_counters`,
  );
  expect(counts).toHaveLength(1);
  expect(counts[0]!.key).not.toContain('127.0.0.1');
});
