import type { Queryable, Transaction } from '../database/database';
import { jsonValue } from '../database/json-value';
import { sql } from '../database/sql';

/** The payloads of tasks for other systems, by task name. */
export interface Tasks {
  /** Sends a notification by email. */
  email: { notificationId: string };
  /** Cancels a payment intent that was not captured. */
  cancelPayment: { intentId: string };
  /** Refunds a charge in full. */
  refund: { intentId: string };
}

/** @param attempt distinguishes repeated refund requests for the same charge */
export function addRefund(tx: Transaction, intentId: string, attempt = 0): Promise<void> {
  return addTask(tx, `refund/${intentId}/${attempt}`, 'refund', { intentId });
}

export function addPaymentCancellation(tx: Transaction, intentId: string): Promise<void> {
  return addTask(tx, `cancelPayment/${intentId}`, 'cancelPayment', { intentId });
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

export interface Backlog {
  waiting: number;
  /** Age in seconds of the oldest waiting task. */
  oldest: number;
  deadLetters: number;
}

/** Bounds the cost of the metric. */
const maxCounted = 10_000;

export async function readBacklog(database: Queryable): Promise<Backlog> {
  const [backlog] = await database.query<Backlog>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest,
      (select count(*)::int from outbox where dead_lettered_at is not null) as "deadLetters"
    from (
      select created_at from outbox where done_at is null and dead_lettered_at is null
      order by due_at, key limit ${maxCounted}) first_due`);
  return backlog ?? { waiting: 0, oldest: 0, deadLetters: 0 };
}

/**
 * Deletes tasks that were done a week ago, and returns their number. Until then the key keeps a task
 * from being added again, as when Stripe repeats an event, which it does for three days.
 */
export async function deleteDoneTasks(database: Queryable, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from outbox where key in (
      select key from outbox where done_at < now() - interval '7 days'
      order by done_at limit ${limit} for update skip locked)
    returning key`);
  return deleted.length;
}
