import type { LiveChange } from '../../contract/live-change';
import type { Database, Queryable, Transaction } from '../database/database';
import { sql, type Sql } from '../database/sql';

const publicly = 'public';

/** A change and the users who are notified; without recipients, all are. */
type AddressedChange = LiveChange & { recipientIds?: string[] };

export async function addChanges(
  database: Queryable,
  ...changes: [AddressedChange, ...AddressedChange[]]
): Promise<void> {
  const rows = changes
    .map(({ about, id, recipientIds = null }) => sql`(${about}, ${id}, ${recipientIds}::text[])`)
    .reduce((before, row) => sql`${before}, ${row}`);
  await database.query(sql`
    insert into live_changes (subject_type, subject_id, recipient_ids) values ${rows}`);
}

/**
 * Records a change of public data, which invalidates the servers' caches. Open pages are not notified.
 */
export async function addPublicChange(database: Queryable): Promise<void> {
  await database.query(sql`insert into live_changes ${publicChange}`);
}

export const publicChange = sql`
  (subject_type, subject_id, recipient_ids) select ${publicly}::text, '', '{}'::text[]`;

/** Wraps a statement that returns the rows it changed; records a public change if there are any. */
export function withPublicChange(statement: Sql): Sql {
  return sql`
    with changed as (${statement}),
      recorded as (insert into live_changes ${publicChange} where exists (select 1 from changed))
    select * from changed`;
}

/** Whether public data changed in the range of sequences (after, last]. */
export async function hasPublicChange(
  database: Queryable,
  after: number,
  last: number,
): Promise<boolean> {
  if (last <= after) return false;
  const found = await database.query(sql`
    select 1 from live_changes
    where sequence > ${after} and sequence <= ${last} and subject_type in ('product', 'listing', ${publicly})
    limit 1`);
  return found.length > 0;
}

/** A change with its place in the order of commits. */
export interface SequencedChange extends LiveChange {
  sequence: number;
  /** Null for everybody. */
  recipientIds: string[] | null;
}

export interface Counter {
  /** All changes up to this sequence can be read. */
  last: number;
  /** The highest sequence whose change was deleted. */
  deleted: number;
}

/**
 * Assigns sequences to committed changes. The lock on the counter makes this exclusive, so that no change
 * ever appears with a lower sequence than one that was read.
 */
export async function sequenceChanges(database: Database): Promise<Counter> {
  const [counter] = await database.query<Counter & { isBehind: boolean }>(sql`
    select last_sequence as last, deleted_sequence as deleted,
      exists (select 1 from live_changes where sequence is null) as "isBehind"
    from live_change_counter`);
  if (counter && !counter.isBehind) return counter;
  return database.transaction(sequenceIn);
}

async function sequenceIn(tx: Transaction): Promise<Counter> {
  await tx.query(sql`select last_sequence from live_change_counter for update`);
  // A second statement, which sees everything that was committed before the lock.
  const [counter] = await tx.query<Counter>(sql`
    with waiting as (
      select id, row_number() over (order by id) as place from live_changes where sequence is null),
    placed as (
      update live_changes set sequence = (select last_sequence from live_change_counter) + place
      from waiting where live_changes.id = waiting.id returning sequence)
    update live_change_counter set last_sequence = last_sequence + (select count(*) from placed)
    returning last_sequence as last, deleted_sequence as deleted`);
  return counter ?? { last: 0, deleted: 0 };
}

/** The changes in the range of sequences (after, last], in order. */
export function readChanges(
  database: Queryable,
  after: number,
  last: number,
): Promise<SequencedChange[]> {
  return database.query(sql`
    select sequence, recipient_ids as "recipientIds", subject_type as about, subject_id as id
    from live_changes
    where sequence > ${after} and sequence <= ${last} order by sequence`);
}

/** The last sequence of a minute ago: a page that subscribes now may have loaded since then. */
export async function placeAMinuteAgo(database: Queryable, last: number): Promise<number> {
  const [recent] = await database.query<{ place: number }>(sql`
    select coalesce(min(sequence) - 1, ${last}::bigint) as place from live_changes
    where created_at > now() - interval '1 minute' and sequence <= ${last}`);
  return recent?.place ?? last;
}

/**
 * Deletes changes that are older than a day. A page that has not read them by then reloads everything.
 * Returns their number.
 */
export function deleteOldChanges(database: Database, limit: number): Promise<number> {
  return database.transaction(async (tx) => {
    await sequenceIn(tx);
    const [gone] = await tx.query<{ count: number }>(sql`
      with gone as (
        delete from live_changes where id in (
          select id from live_changes where created_at < now() - interval '1 day'
          order by created_at limit ${limit})
        returning sequence),
      known as (
        update live_change_counter
        set deleted_sequence = greatest(deleted_sequence, (select max(sequence) from gone)))
      select count(*) as count from gone`);
    return gone?.count ?? 0;
  });
}
