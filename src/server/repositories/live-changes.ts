import type { LiveChange } from '../../contract/live-change';
import type { Database, Queryable, Transaction } from '../database/database';
import { sql, type Sql } from '../database/sql';

const publicly = 'public';

/** A change and the users who hear of it; everybody, unless told. */
type HeardChange = LiveChange & { recipientIds?: string[] };

export async function addChanges(
  database: Queryable,
  ...changes: [HeardChange, ...HeardChange[]]
): Promise<void> {
  const rows = changes
    .map(({ about, id, recipientIds = null }) => sql`(${about}, ${id}, ${recipientIds}::text[])`)
    .reduce((before, row) => sql`${before}, ${row}`);
  await database.query(sql`
    insert into live_changes (subject_type, subject_id, recipient_ids) values ${rows}`);
}

/**
 * Notes that something has changed of what everybody may see, for servers that keep it: whoever has
 * a page open hears nothing of it.
 */
export async function addPublicChange(database: Queryable): Promise<void> {
  await database.query(sql`insert into live_changes ${publicChange}`);
}

export const publicChange = sql`
  (subject_type, subject_id, recipient_ids) select ${publicly}::text, '', '{}'::text[]`;

/** A statement that returns what it has changed, noted in the same way if that is anything. */
export function notedPublicly(statement: Sql): Sql {
  return sql`
    with changed as (${statement}),
      noted as (insert into live_changes ${publicChange} where exists (select 1 from changed))
    select * from changed`;
}

/** Whether anything of that is among the changes after one and up to another. */
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

/** A change in the order in which all servers tell of them. */
export interface SequencedChange extends LiveChange {
  sequence: number;
  /** Null for everybody. */
  recipientIds: string[] | null;
}

export interface Counter {
  /** Everything up to here can be read. */
  last: number;
  /** Of what is up to here, something has been deleted. */
  deleted: number;
}

/**
 * Gives what was committed its place in the order. Whoever holds the counter's row is alone, so that
 * nothing ever appears before what somebody has read already.
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
  // A statement of its own: it sees all that was committed until the row was held.
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

/** The changes after one and up to another, in their order. */
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

/** The last change that is a minute old: who begins to listen may have asked for things since then. */
export async function placeAMinuteAgo(database: Queryable, last: number): Promise<number> {
  const [recent] = await database.query<{ place: number }>(sql`
    select coalesce(min(sequence) - 1, ${last}::bigint) as place from live_changes
    where created_at > now() - interval '1 minute' and sequence <= ${last}`);
  return recent?.place ?? last;
}

/**
 * Deletes what is a day old, at most so much at once; whoever has not read it by then asks for
 * everything again. How much that was.
 */
export function deleteOldChanges(database: Database, most: number): Promise<number> {
  return database.transaction(async (tx) => {
    await sequenceIn(tx);
    const [gone] = await tx.query<{ count: number }>(sql`
      with gone as (
        delete from live_changes where id in (
          select id from live_changes where created_at < now() - interval '1 day'
          order by created_at limit ${most})
        returning sequence),
      known as (
        update live_change_counter
        set deleted_sequence = greatest(deleted_sequence, (select max(sequence) from gone)))
      select count(*) as count from gone`);
    return gone?.count ?? 0;
  });
}
