import type { LiveChange } from '../../../contract/talking/live-change';
import type { Database, Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

const publicSubject = 'public';

/** A change and the ids of the users to notify; without recipients, every user is notified. */
type AddressedChange = LiveChange & { recipientIds?: string[] };

/** Stores changes of which every server notifies the open pages of the recipients. */
export async function addLiveChanges(
  database: Queryable,
  ...changes: [AddressedChange, ...AddressedChange[]]
): Promise<void> {
  const rows = changes
    .map(({ about, id, recipientIds = null }) => sql`(${about}, ${id}, ${recipientIds}::text[])`)
    .reduce((before, row) => sql`${before}, ${row}`);
  await database.query(sql`
    insert into live_changes (subject_type, subject_id, recipient_ids) values ${rows}`);
}

/** Records a change of public data. It invalidates the caches of all servers; no user is notified. */
export async function addPublicChange(database: Queryable): Promise<void> {
  await database.query(sql`insert into live_changes ${publicChange}`);
}

/** The columns and values of a public change, for `insert into live_changes`. */
export const publicChange = sql`
  (subject_type, subject_id, recipient_ids) select ${publicSubject}::text, '', '{}'::text[]`;

/** Extends a statement that returns its changed rows: it also records a public change if there are any. */
export function withPublicChange(statement: Sql): Sql {
  return sql`
    with changed as (${statement}),
      recorded as (insert into live_changes ${publicChange} where exists (select 1 from changed))
    select * from changed`;
}

/** Whether public data changed after the sequence `after`, up to and including `last`. */
export async function hasPublicChange(
  database: Queryable,
  after: number,
  last: number,
): Promise<boolean> {
  if (last <= after) return false;
  const found = await database.query(sql`
    select 1 from live_changes
    where sequence > ${after} and sequence <= ${last} and subject_type in ('product', 'listing', ${publicSubject})
    limit 1`);
  return found.length > 0;
}

/** A change with its number in the order of commits. */
export interface SequencedChange extends LiveChange {
  sequence: number;
  /** Null if every user is notified. */
  recipientIds: string[] | null;
}

export interface ChangeCounter {
  /** The highest sequence that was assigned. Changes up to it are committed. */
  lastSequence: number;
  /** The highest sequence whose change was deleted. */
  deletedSequence: number;
}

/**
 * Assigns sequences to the changes committed so far, and returns the counter. A lock on the counter makes
 * this exclusive, so that a reader never misses a change with a lower sequence than one it has read.
 */
export async function sequenceChanges(database: Database): Promise<ChangeCounter> {
  const [counter] = await database.query<ChangeCounter & { hasUnassigned: boolean }>(sql`
    select last_sequence as "lastSequence", deleted_sequence as "deletedSequence",
      exists (select 1 from live_changes where sequence is null) as "hasUnassigned"
    from live_change_counter`);
  if (counter && !counter.hasUnassigned) return counter;
  return database.transaction(assignSequences);
}

async function assignSequences(tx: Transaction): Promise<ChangeCounter> {
  await tx.query(sql`select last_sequence from live_change_counter for update`);
  // A separate statement after the lock, so that it sees all changes committed before the lock.
  const [counter] = await tx.query<ChangeCounter>(sql`
    with unsequenced as (
      select id, row_number() over (order by id) as number from live_changes where sequence is null),
    sequenced as (
      update live_changes set sequence = (select last_sequence from live_change_counter) + number
      from unsequenced where live_changes.id = unsequenced.id returning sequence)
    update live_change_counter set last_sequence = last_sequence + (select count(*) from sequenced)
    returning last_sequence as "lastSequence", deleted_sequence as "deletedSequence"`);
  return counter ?? { lastSequence: 0, deletedSequence: 0 };
}

/** Returns the changes after the sequence `after`, up to and including `last`, in order. */
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

/**
 * Returns the last sequence of one minute ago. A page that subscribes now may have loaded its data up to a
 * minute ago.
 */
export async function findSequenceOneMinuteAgo(database: Queryable, last: number): Promise<number> {
  const [recent] = await database.query<{ sequence: number }>(sql`
    select coalesce(min(sequence) - 1, ${last}::bigint) as sequence from live_changes
    where created_at > now() - interval '1 minute' and sequence <= ${last}`);
  return recent?.sequence ?? last;
}

/**
 * Deletes at most `limit` changes that are older than a day, and returns their number. A page that has
 * not received them by then must reload everything.
 */
export function deleteOldChanges(database: Database, limit: number): Promise<number> {
  return database.transaction(async (tx) => {
    await assignSequences(tx);
    const [result] = await tx.query<{ count: number }>(sql`
      with deleted as (
        delete from live_changes where id in (
          select id from live_changes where created_at < now() - interval '1 day'
          order by created_at limit ${limit})
        returning sequence),
      updated_counter as (
        update live_change_counter
        set deleted_sequence = greatest(deleted_sequence, (select max(sequence) from deleted)))
      select count(*) as count from deleted`);
    return result?.count ?? 0;
  });
}
