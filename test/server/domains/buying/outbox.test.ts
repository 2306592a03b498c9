import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { identityTasks } from '../../../../src/server/domains/access/identity-accounts';
import {
  addIdentityDeletion,
  addPaymentCancellation,
  readOutboxBacklog,
} from '../../../../src/server/domains/platform/outbox.sql';
import {
  PermanentError,
  maxAttempts,
  dispatchOutbox,
  type TaskHandlers,
} from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { emptyTables } from '../../support/records';
import { openTestDatabase } from '../../support/test-database';

let database: Database;
const log = { error: jest.fn() };
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  log.error.mockClear();
  await emptyTables(database);
});

const addTask = (intentId: string) =>
  database.transaction((tx) => addPaymentCancellation(tx, intentId));
const runDueTasks = (handlers: TaskHandlers) => dispatchOutbox(database, handlers, log);

async function readTask(intentId: string) {
  const [row] = await database.query<Record<string, unknown>>(sql`
    select attempts, done_at is not null as done, dead_lettered_at is not null as "isDeadLetter", last_error as error,
      round(extract(epoch from due_at - now())) as "dueIn"
    from outbox where key = ${`cancelPayment/${intentId}`}`);
  return row;
}

/** Makes all tasks due. */
const makeTasksDue = () => database.query(sql`update outbox set due_at = now()`);

test('each task runs once with its key, however many workers there are', async () => {
  const intents = Array.from({ length: 50 }, (_, number) => `pi_${number}`);
  for (const intentId of intents) await addTask(intentId);
  const done: [string, string][] = [];
  const cancelPayment = async ({ intentId }: { intentId: string }, key: string) => {
    done.push([intentId, key]);
  };
  await Promise.all([
    runDueTasks({ cancelPayment }),
    runDueTasks({ cancelPayment }),
    runDueTasks({ cancelPayment }),
  ]);
  await runDueTasks({ cancelPayment });
  expect(done.sort()).toEqual(intents.map((id) => [id, `cancelPayment/${id}`]).sort());
  expect(await readTask('pi_1')).toMatchObject({ done: true, attempts: 1, error: null });
});

test('a task without a handler waits for a worker that has one', async () => {
  await addTask('pi_1');
  await runDueTasks({ refund: async () => undefined });
  expect(await readTask('pi_1')).toMatchObject({ done: false, attempts: 0 });
});

test('a failed task is retried with exponential backoff, up to an hour', async () => {
  await addTask('pi_1');
  const cancelPayment = async () => {
    throw new Error('Timed out.\0');
  };
  const pauses = [];
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    await runDueTasks({ cancelPayment });
    const row = await readTask('pi_1');
    expect(row).toMatchObject({ attempts: attempt, done: false, isDeadLetter: false });
    expect(row).toMatchObject({ error: 'Timed out.' });
    pauses.push(row!.dueIn);
    await makeTasksDue();
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a postponed task does not run before it is due', async () => {
  await addTask('pi_1');
  const cancelPayment = jest.fn().mockRejectedValue(new Error('No.'));
  await runDueTasks({ cancelPayment });
  await runDueTasks({ cancelPayment });
  expect(cancelPayment).toHaveBeenCalledTimes(1);
});

test('a task is dead-lettered and logged after the last attempt', async () => {
  await addTask('pi_1');
  await database.query(sql`update outbox set attempts = ${maxAttempts - 1}`);
  const cancelPayment = jest.fn().mockRejectedValue(new Error('No.'));
  await runDueTasks({ cancelPayment });
  expect(await readTask('pi_1')).toMatchObject({ isDeadLetter: true, error: 'No.' });
  expect(log.error).toHaveBeenCalledTimes(1);
  await makeTasksDue();
  await runDueTasks({ cancelPayment });
  expect(cancelPayment).toHaveBeenCalledTimes(1);
});

test('a permanent error dead-letters a task at once and does not delay the others', async () => {
  await addTask('pi_1');
  await addTask('pi_2');
  const cancelPayment = async ({ intentId }: { intentId: string }) => {
    if (intentId === 'pi_1') throw new PermanentError('Charged back.');
  };
  await runDueTasks({ cancelPayment });
  expect(await readTask('pi_1')).toMatchObject({ isDeadLetter: true, error: 'Charged back.' });
  expect(await readTask('pi_2')).toMatchObject({ done: true });
});

test('another worker takes over a task after its lease of a minute', async () => {
  await addTask('pi_1');
  let onStart = () => {};
  const started = new Promise<void>((resolve) => (onStart = resolve));
  let end = () => {};
  const firstRun = runDueTasks({
    cancelPayment: () => {
      onStart();
      return new Promise<void>((resolve) => (end = resolve));
    },
  });
  await started;
  expect(await readTask('pi_1')).toMatchObject({ done: false, dueIn: 60 });
  const cancelPayment = jest.fn().mockResolvedValue(undefined);
  await runDueTasks({ cancelPayment });
  expect(cancelPayment).not.toHaveBeenCalled();
  await makeTasksDue();
  await runDueTasks({ cancelPayment });
  expect(cancelPayment).toHaveBeenCalledTimes(1);
  end();
  await firstRun;
  expect(await readTask('pi_1')).toMatchObject({ done: true, attempts: 2 });
});

test("a worker that fails after its lease does not undo another's success", async () => {
  await addTask('pi_1');
  let fail = (_: Error) => {};
  let onStart = () => {};
  const started = new Promise<void>((resolve) => (onStart = resolve));
  const lateRun = runDueTasks({
    cancelPayment: () => {
      onStart();
      return new Promise<void>((_, reject) => (fail = reject));
    },
  });
  await started;
  await makeTasksDue();
  await runDueTasks({ cancelPayment: async () => undefined });
  fail(new Error('Too late.'));
  await lateRun;
  expect(await readTask('pi_1')).toMatchObject({ done: true, isDeadLetter: false, error: null });
});

test('a deletion at the identity service waits for a server that can make it, and does not count as backlog', async () => {
  await database.transaction((tx) => addIdentityDeletion(tx, 'uid', 'hash'));
  await database.query(sql`update outbox set created_at = now() - interval '1 day'`);
  await runDueTasks(identityTasks(undefined));
  expect(await readOutboxBacklog(database)).toEqual({ waiting: 0, oldest: 0, deadLetters: 0 });
  await makeTasksDue();
  const deleted: string[] = [];
  await runDueTasks(identityTasks({ delete: async (uid) => void deleted.push(uid) }));
  expect(deleted).toEqual(['uid']);
});
