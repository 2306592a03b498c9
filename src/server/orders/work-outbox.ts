import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { sql } from '../database/sql';
import type { Tasks } from './outbox';

/**
 * What does a task. Whatever it throws, it is asked again later; only a `HopelessTask` never.
 * @param key the same each time, and of this task alone
 */
type TaskHandler<Payload> = (payload: Payload, key: string) => Promise<unknown>;

/** By the name of the task; one without a handler waits for a server that has it. */
export type TaskHandlers = { [Name in keyof Tasks]?: TaskHandler<Tasks[Name]> };

/** What will not succeed however often it is tried. */
export class HopelessTask extends Error {}

/** After so many attempts, in two and a half hours, somebody has to see to it. */
export const mostAttempts = 12;
/** Of one process at once. */
const batch = 8;

interface ClaimedTask {
  key: string;
  task: keyof Tasks;
  payload: unknown;
  attempts: number;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Does what is due of the outbox. Several processes share the work. A task is claimed for a minute,
 * in which nobody else takes it: whose process ends amid it is due again then.
 */
export async function workOutbox(
  database: Database,
  handlers: TaskHandlers,
  log: Log,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (let claimed = batch; claimed === batch && !isStopping();) {
    const tasks = await claimTasks(database, Object.keys(handlers));
    await Promise.all(tasks.map((task) => attempt(database, handlers, log, task)));
    claimed = tasks.length;
  }
}

// What is due now was rounded to a millisecond that may be the next one.
function claimTasks(database: Database, names: string[]): Promise<ClaimedTask[]> {
  return database.query(sql`
    with due as materialized (
      select key from outbox
      where done_at is null and dead_lettered_at is null
        and due_at <= now() + interval '1 millisecond' and task = any(${names}::text[])
      order by due_at, key limit ${batch} for update skip locked)
    update outbox set attempts = attempts + 1, due_at = now() + interval '1 minute'
    from due where outbox.key = due.key
    returning outbox.key, task, payload, attempts`);
}

async function attempt(
  database: Database,
  handlers: TaskHandlers,
  log: Log,
  claimed: ClaimedTask,
): Promise<void> {
  const { key, task, payload } = claimed;
  const handle = handlers[task] as TaskHandler<unknown>;
  try {
    await handle(payload, key);
  } catch (error) {
    await putOff(database, log, claimed, error);
    return;
  }
  await database.query(sql`
    update outbox set done_at = now(), last_error = null where key = ${key} and done_at is null`);
}

/** Five seconds, then twice as long after each attempt, and at most an hour. */
async function putOff(
  database: Database,
  log: Log,
  { key, attempts }: ClaimedTask,
  error: unknown,
): Promise<void> {
  const givesUp = error instanceof HopelessTask || attempts >= mostAttempts;
  const seconds = Math.min(5 * 2 ** (attempts - 1), 3600);
  const reason = error instanceof Error ? error.message : String(error);
  // Whoever has claimed it meanwhile, because this took too long, says what comes of it.
  await database.query(sql`
    update outbox set last_error = ${reason.replaceAll('\0', '')},
      due_at = now() + make_interval(secs => ${seconds}::int),
      dead_lettered_at = case when ${givesUp} then now() end
    where key = ${key} and attempts = ${attempts} and done_at is null`);
  if (givesUp) log.error({ task: key, err: error }, 'A task of the outbox was given up.');
}
