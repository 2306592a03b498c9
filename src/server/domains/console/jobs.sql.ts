import type { JobFilters } from '../../../contract/calls/jobs';
import {
  doneJobDays,
  emailJobs,
  type JobCounts,
  type JobState,
  type JobSummary,
} from '../../../contract/console/job';
import type { Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';

const stateConditions: Record<JobState, Sql> = {
  waiting: sql`done_at is null and dead_lettered_at is null and last_error is null`,
  retrying: sql`done_at is null and dead_lettered_at is null and last_error is not null`,
  failed: sql`done_at is null and dead_lettered_at is not null`,
  done: sql`done_at is not null`,
};

/** Whether a task is not done. It is written as two cases, because each of them has a partial index. */
const isOpen = sql`(done_at is null and dead_lettered_at is null
  or done_at is null and dead_lettered_at is not null)`;

const state = sql`case when jobs.done_at is not null then 'done'
  when jobs.dead_lettered_at is not null then 'failed'
  when jobs.last_error is not null then 'retrying' else 'waiting' end`;

/**
 * Returns the tasks of the outbox that are not done, or those in a state, as JSON, newest first. Their payloads may
 * identify a user.
 */
export function jobsJson(database: Queryable, filters: JobFilters, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`jobs`,
      from: sql`(select outbox.*, key as id from outbox) jobs`,
      where: filters.state ? stateConditions[filters.state] : isOpen,
      joins: sql``,
      entry: sql`json_strip_nulls(json_build_object(
        '_id', jobs.id, 'task', jobs.task, 'state', ${state}, 'attempts', jobs.attempts,
        'error', jobs.last_error, 'createdAt', jobs.created_at, 'failedAt', jobs.dead_lettered_at,
        'doneAt', jobs.done_at,
        'dueAt', case when jobs.dead_lettered_at is null and jobs.done_at is null
          then jobs.due_at end))`,
    },
    page,
  );
}

type CountRow = Omit<JobCounts, 'lastDoneAt'> & { isEmail: boolean; lastDoneAt: Date | null };

const noJobs: JobCounts = { waiting: 0, retrying: 0, failed: 0, done: 0 };

/** Counts the tasks of the outbox by state, separately for emails and for others. */
export async function countJobs(database: Queryable): Promise<JobSummary> {
  const rows = await database.query<CountRow>(sql`
    select task = any(${Object.keys(emailJobs)}::text[]) as "isEmail",
      count(*) filter (where ${stateConditions.waiting})::int as waiting,
      count(*) filter (where ${stateConditions.retrying})::int as retrying,
      count(*) filter (where ${stateConditions.failed})::int as failed,
      count(*) filter (where done_at > now() - make_interval(days => ${doneJobDays}::int))::int as done,
      max(done_at) as "lastDoneAt"
    from outbox group by 1`);
  const countsOf = (isEmail: boolean): JobCounts => {
    const row = rows.find((count) => count.isEmail === isEmail);
    if (!row) return noJobs;
    const { waiting, retrying, failed, done, lastDoneAt } = row;
    const counts = { waiting, retrying, failed, done };
    return lastDoneAt ? { ...counts, lastDoneAt: lastDoneAt.toISOString() } : counts;
  };
  return { emails: countsOf(true), others: countsOf(false) };
}

interface FailedJob {
  task: string;
  attempts: number;
  failedAt: Date | null;
}

/** Makes a failed task due again. Returns it as it was, or undefined if there is no such task. */
export async function retryFailedJob(tx: Transaction, id: string): Promise<FailedJob | undefined> {
  const [job] = await tx.query<FailedJob>(sql`
    select task, attempts, dead_lettered_at as "failedAt" from outbox
    where key = ${id} and done_at is null for update`);
  if (job?.failedAt) {
    await tx.query(sql`
      update outbox set dead_lettered_at = null, attempts = 0, due_at = now() where key = ${id}`);
  }
  return job;
}
