import type { Database } from '../../../../src/server/database/database';
import { Sql, sql } from '../../../../src/server/database/sql';

type Row = Record<string, unknown>;

/** All rows by table and key, except search index, live changes, rate limits and the one email of an hour to staff. */
export type Snapshot = Map<string, { table: string; row: Row }>;

/** The added, removed and changed rows of a table; a changed row has its key and its new values. */
export interface TableChanges {
  added?: Row[];
  removed?: Row[];
  changed?: Row[];
}

export async function takeSnapshot(database: Database): Promise<Snapshot> {
  const tables = await database.query<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like all ('{search_%,live_%,rate_limit_counters,webhook_events}')`);
  const statements = tables.map(
    ({ name }) =>
      `select '${name}' as "table", to_jsonb(rows) as row from ${name} rows` +
      (name === 'outbox' ? " where task <> 'staffEmail'" : ''),
  );
  const rows = await database.query<{ table: string; row: Row }>(
    new Sql([statements.join(' union all ')], []),
  );
  return new Map(rows.map(({ table, row }) => [`${table} ${keyOf(row)}`, { table, row }]));
}

/** By table; empty without changes. */
export function changesBetween(before: Snapshot, after: Snapshot): Record<string, TableChanges> {
  const changes: Record<string, TableChanges> = {};
  const add = (table: string, kind: keyof TableChanges, row: Row) => {
    ((changes[table] ??= {})[kind] ??= []).push(row);
  };
  for (const [key, { table, row }] of after) {
    const previous = before.get(key)?.row;
    if (!previous) add(table, 'added', row);
    else if (JSON.stringify(row) !== JSON.stringify(previous)) {
      add(table, 'changed', { key: keyOf(row), ...changedColumns(previous, row) });
    }
  }
  for (const [key, { table, row }] of before) {
    if (!after.has(key)) add(table, 'removed', row);
  }
  return changes;
}

function changedColumns(previous: Row, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(previous[column]),
    ),
  );
}

/** Rows without an id have a key of several columns, such as a participant of a conversation. */
function keyOf({ id, intent_id: intentId, ...row }: Row): string {
  const columns = [
    'order_id',
    'number',
    'conversation_id',
    'product_id',
    'import_id',
    'user_id',
    'name',
  ];
  const parts = [id ?? intentId ?? columns.map((column) => row[column])].flat();
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
