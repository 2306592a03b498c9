import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { dispatchOutbox } from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { Random } from '../../crash/support/random';
import { openTestDatabase } from '../../support/test-database';

const eventCount = Number(process.env['OUTBOX_EVENTS'] ?? 2_000);
const seed = Number(process.env['OUTBOX_SEED'] ?? Date.now() % 1_000_000);
const batchSize = 500;
/** Milliseconds. */
const timeout = 60_000 + eventCount * 5;
const workerCount = 3;

const random = new Random(seed);
let database: Database;
beforeAll(async () => {
  process.stderr.write(`OUTBOX_SEED=${seed} OUTBOX_EVENTS=${eventCount}\n`);
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Adds events in random order, some of them twice. */
async function addEvents(first: number, last: number): Promise<void> {
  for (const probability of [1, 0.1]) {
    await database.query(sql`
      insert into outbox (key, task, payload, due_at)
      select 'email/' || id, 'email', jsonb_build_object('notificationId', id::text),
        now() - random() * interval '1 hour'
      from generate_series(${first}::int, ${last}::int) id where random() <= ${probability}::float
      on conflict do nothing`);
  }
}

/** Fails at random after a statement, as if the worker had been killed. */
const createLossyDatabase = (): Database => ({
  ...database,
  async query<Row>(statement: Parameters<Database['query']>[0]) {
    const rows = await database.query<Row>(statement);
    if (random.chance(0.005)) throw new Error('The connection was lost.');
    return rows;
  },
});

test(
  'each task takes effect once, however often it fails, repeats or loses its worker',
  async () => {
    /** The received emails by key: a repeated email counts once. */
    const inbox = new Map<string, string>();
    let sent = 0;
    const sendEmail = async ({ notificationId }: { notificationId: string }, key: string) => {
      if (random.chance(0.1)) throw new Error('Timed out.');
      sent += 1;
      if (key !== `email/${notificationId}`) throw new Error(`${key} is for ${notificationId}.`);
      inbox.set(key, notificationId);
      if (random.chance(0.05)) throw new Error('The answer was lost.');
    };
    const log = { error: jest.fn() };
    const work = () =>
      dispatchOutbox(createLossyDatabase(), { email: sendEmail }, log).catch(() => undefined);

    for (let first = 1; first <= eventCount; first += batchSize) {
      await addEvents(first, Math.min(first + batchSize - 1, eventCount));
      for (let remaining = 1; remaining > 0;) {
        await Promise.all(Array.from({ length: workerCount }, work));
        // Expires the leases of killed workers and the backoff after a failure.
        const openTasks = await database.query(sql`
        update outbox set due_at = now() where done_at is null and dead_lettered_at is null
        returning key`);
        remaining = openTasks.length;
      }
      expect(log.error).not.toHaveBeenCalled();
      // Deletes finished tasks, which would slow the test down.
      await database.query(sql`truncate outbox`);
    }
    expect(inbox.size).toBe(eventCount);
    expect(sent).toBeGreaterThan(eventCount);
  },
  timeout,
);
