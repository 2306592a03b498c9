import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { addPaymentCancellation } from '../../../src/server/orders/outbox';
import {
  PermanentError,
  maxAttempts,
  dispatchOutbox,
  type TaskHandlers,
} from '../../../src/server/orders/outbox-dispatcher';
import { emptyTables } from '../support/records';
import { openTestDatabase } from '../support/test-database';

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

const add = (intentId: string) =>
  database.transaction((tx) => addPaymentCancellation(tx, intentId));
const work = (handlers: TaskHandlers) => dispatchOutbox(database, handlers, log);

async function rowOf(intentId: string) {
  const [row] = await database.query<Record<string, unknown>>(sql`
    select attempts, done_at is not null as done, dead_lettered_at is not null as "isDeadLetter", last_error as error,
      round(extract(epoch from due_at - now())) as "dueIn"
    from outbox where key = ${`cancelPayment/${intentId}`}`);
  return row;
}

/** Lets what was put off be due now. */
const passTime = () => database.query(sql`update outbox set due_at = now()`);

test('each task is done once, with the key that is its own, however many workers there are', async () => {
  const intents = Array.from({ length: 50 }, (_, number) => `pi_${number}`);
  for (const intentId of intents) await add(intentId);
  const done: [string, string][] = [];
  const cancelPayment = async ({ intentId }: { intentId: string }, key: string) => {
    done.push([intentId, key]);
  };
  await Promise.all([work({ cancelPayment }), work({ cancelPayment }), work({ cancelPayment })]);
  await work({ cancelPayment });
  expect(done.sort()).toEqual(intents.map((id) => [id, `cancelPayment/${id}`]).sort());
  expect(await rowOf('pi_1')).toMatchObject({ done: true, attempts: 1, error: null });
});

test('a task that nobody here can do waits for somebody who can', async () => {
  await add('pi_1');
  await work({ refund: async () => undefined });
  expect(await rowOf('pi_1')).toMatchObject({ done: false, attempts: 0 });
});

test('what fails is tried again, each time after twice as long, and an hour at most', async () => {
  await add('pi_1');
  const cancelPayment = async () => {
    throw new Error('Nobody answered.\0');
  };
  const pauses = [];
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    await work({ cancelPayment });
    const row = await rowOf('pi_1');
    expect(row).toMatchObject({ attempts: attempt, done: false, isDeadLetter: false });
    expect(row).toMatchObject({ error: 'Nobody answered.' });
    pauses.push(row!.dueIn);
    await passTime();
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a task that was put off is left alone until it is due', async () => {
  await add('pi_1');
  const cancelPayment = jest.fn().mockRejectedValue(new Error('No.'));
  await work({ cancelPayment });
  await work({ cancelPayment });
  expect(cancelPayment).toHaveBeenCalledTimes(1);
});

test('after the last attempt a task is given up, for the log to see', async () => {
  await add('pi_1');
  await database.query(sql`update outbox set attempts = ${maxAttempts - 1}`);
  const cancelPayment = jest.fn().mockRejectedValue(new Error('No.'));
  await work({ cancelPayment });
  expect(await rowOf('pi_1')).toMatchObject({ isDeadLetter: true, error: 'No.' });
  expect(log.error).toHaveBeenCalledTimes(1);
  await passTime();
  await work({ cancelPayment });
  expect(cancelPayment).toHaveBeenCalledTimes(1);
});

test('a hopeless task is given up at once, and keeps none of the others waiting', async () => {
  await add('pi_1');
  await add('pi_2');
  const cancelPayment = async ({ intentId }: { intentId: string }) => {
    if (intentId === 'pi_1') throw new PermanentError('Charged back.');
  };
  await work({ cancelPayment });
  expect(await rowOf('pi_1')).toMatchObject({ isDeadLetter: true, error: 'Charged back.' });
  expect(await rowOf('pi_2')).toMatchObject({ done: true });
});

test('a task whose worker has gone is somebody else’s after a minute', async () => {
  await add('pi_1');
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  let end = () => {};
  const lost = work({
    cancelPayment: () => {
      begun();
      return new Promise<void>((resolve) => (end = resolve));
    },
  });
  await hasBegun;
  expect(await rowOf('pi_1')).toMatchObject({ done: false, dueIn: 60 });
  const cancelPayment = jest.fn().mockResolvedValue(undefined);
  await work({ cancelPayment });
  expect(cancelPayment).not.toHaveBeenCalled();
  await passTime();
  await work({ cancelPayment });
  expect(cancelPayment).toHaveBeenCalledTimes(1);
  end();
  await lost;
  expect(await rowOf('pi_1')).toMatchObject({ done: true, attempts: 2 });
});

test('who fails too late spoils nothing for who has succeeded', async () => {
  await add('pi_1');
  let fail = (_: Error) => {};
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const late = work({
    cancelPayment: () => {
      begun();
      return new Promise<void>((_, reject) => (fail = reject));
    },
  });
  await hasBegun;
  await passTime();
  await work({ cancelPayment: async () => undefined });
  fail(new Error('Too late.'));
  await late;
  expect(await rowOf('pi_1')).toMatchObject({ done: true, isDeadLetter: false, error: null });
});
