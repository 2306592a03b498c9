import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database';
import { sql } from '../../database/sql';
import type { Tasks } from './outbox.sql';

/**
 * Runs a task. If it throws, the task is repeated later, unless the error is a PermanentError. If it returns a
 * Postponement, the task is repeated at that time.
 * @param key the task's idempotency key
 */
type TaskHandler<Payload> = (payload: Payload, key: string) => Promise<unknown>;

/** Handlers by task name. A task without a handler stays pending until a server has one. */
export type TaskHandlers = { [Name in keyof Tasks]?: TaskHandler<Tasks[Name]> };

/** A failure that would repeat with each attempt. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}

/** The result of a task that has to wait, for a reason that staff see. The attempt does not count. */
export class Postponement {
  constructor(
    readonly until: Date,
    readonly reason?: string,
  ) {}
}

/** A task that fails this many times, which takes two and a half hours, becomes a dead letter. */
export const maxAttempts = 12;
const batchSize = 8;

interface ClaimedTask {
  key: string;
  task: keyof Tasks;
  payload: unknown;
  attempts: number;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Runs the tasks that are due. Several servers share the work: the others cannot claim a claimed task for
 * one minute. After that it is due again, in case its server has died.
 */
export async function dispatchOutbox(
  database: Database,
  handlers: TaskHandlers,
  log: Log,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (let claimedCount = batchSize; claimedCount === batchSize && !isStopping();) {
    const tasks = await claimTasks(database, Object.keys(handlers));
    await Promise.all(tasks.map((task) => runTask(database, handlers, log, task)));
    claimedCount = tasks.length;
  }
}

// due_at is rounded to milliseconds, so a task that is due now may seem due one millisecond later.
function claimTasks(database: Database, names: string[]): Promise<ClaimedTask[]> {
  return database.query(sql`
    with due as materialized (
      select key from outbox
      where done_at is null and dead_lettered_at is null
        and due_at <= now() + interval '1 millisecond' and task = any(${names}::text[])
      order by due_at, key limit ${batchSize} for update skip locked)
    update outbox set attempts = attempts + 1, due_at = now() + interval '1 minute'
    from due where outbox.key = due.key
    returning outbox.key, task, payload, attempts`);
}

async function runTask(
  database: Database,
  handlers: TaskHandlers,
  log: Log,
  claimedTask: ClaimedTask,
): Promise<void> {
  const { key, task, payload, attempts } = claimedTask;
  const handle = handlers[task] as TaskHandler<unknown>;
  let result: unknown;
  try {
    result = await handle(payload, key);
  } catch (error) {
    await recordFailure(database, log, claimedTask, error);
    return;
  }
  if (result instanceof Postponement) {
    await database.query(sql`
      update outbox set attempts = attempts - 1, due_at = ${result.until},
        last_error = ${result.reason ?? null}
      where key = ${key} and attempts = ${attempts} and done_at is null`);
    return;
  }
  // The payload may identify a user.
  await database.query(sql`
    update outbox set done_at = now(), last_error = null, payload = '{}'
    where key = ${key} and done_at is null`);
}

/** Schedules the next attempt: after 5 s, doubled with each failure, up to an hour. */
async function recordFailure(
  database: Database,
  log: Log,
  { key, attempts }: ClaimedTask,
  error: unknown,
): Promise<void> {
  const isDeadLetter = error instanceof PermanentError || attempts >= maxAttempts;
  const delay = Math.min(5 * 2 ** (attempts - 1), 3600);
  const message = error instanceof Error ? error.message : String(error);
  // `attempts` differs if this attempt took so long that another server has claimed the task.
  await database.query(sql`
    update outbox set last_error = ${message.replaceAll('\0', '')},
      due_at = now() + make_interval(secs => ${delay}::int),
      dead_lettered_at = case when ${isDeadLetter} then now() end
    where key = ${key} and attempts = ${attempts} and done_at is null`);
  if (isDeadLetter) log.error({ task: key, err: error }, 'Outbox task failed permanently.');
}
