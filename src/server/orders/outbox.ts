import type { Queryable, Transaction } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql } from '../database/sql';

/** What is to be done elsewhere, by the name of the task. */
export interface Tasks {
  /** Writes to a person what a notification tells them. */
  mail: { notificationId: string };
  /** Lets go of what a buyer began to pay. */
  release: { intentId: string };
  /** Gives the whole amount of a charge back. */
  refund: { intentId: string };
}

/** @param attempt tells one request for the same refund from another */
export function addRefund(tx: Transaction, intentId: string, attempt = 0): Promise<void> {
  return addTask(tx, `refund/${intentId}/${attempt}`, 'refund', { intentId });
}

export function addRelease(tx: Transaction, intentId: string): Promise<void> {
  return addTask(tx, `release/${intentId}`, 'release', { intentId });
}

async function addTask<Name extends keyof Tasks>(
  tx: Transaction,
  key: string,
  task: Name,
  payload: Tasks[Name],
): Promise<void> {
  await tx.query(sql`
    insert into outbox (key, task, payload)
    values (${key}, ${task}, ${jsonValue(payload)}::text::jsonb)
    on conflict do nothing`);
}

/** What of the outbox is not done. */
export interface Backlog {
  waiting: number;
  /** Seconds since the oldest that waits was put down. */
  oldest: number;
  givenUp: number;
}

/** Of more tasks than these, those that are due first tell enough. */
const mostCounted = 10_000;

export async function readBacklog(database: Queryable): Promise<Backlog> {
  const [backlog] = await database.query<Backlog>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest,
      (select count(*)::int from outbox where dead_lettered_at is not null) as "givenUp"
    from (
      select created_at from outbox where done_at is null and dead_lettered_at is null
      order by due_at, key limit ${mostCounted}) first_due`);
  return backlog ?? { waiting: 0, oldest: 0, givenUp: 0 };
}

/**
 * Deletes tasks that were done a week ago, at most so many at once: until then, what makes a task
 * may be repeated, as Stripe does with its events for three days. What was given up stays to be
 * seen. How many they were.
 */
export async function forgetDoneTasks(database: Queryable, most: number): Promise<number> {
  const gone = await database.query(sql`
    delete from outbox where key in (
      select key from outbox where done_at < now() - interval '7 days'
      order by done_at limit ${most} for update skip locked)
    returning key`);
  return gone.length;
}
