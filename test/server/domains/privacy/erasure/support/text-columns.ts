import type { Database } from '../../../../../../src/server/database/database';
import { rawSql, sql } from '../../../../../../src/server/database/sql';

/** Returns the columns of every table that can contain a text, as `table.column`. */
export async function findTextColumns(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(sql`
    select columns.table_name || '.' || column_name as name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'json', 'jsonb', 'ARRAY', 'tsvector', 'bytea')`);
  return rows.map(({ name }) => name).sort();
}

/** Returns the columns whose content contains one of the texts, in any case, as `table.column`. */
export async function findColumnsContaining(
  database: Database,
  texts: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  const columns = await findTextColumns(database);
  const tables = new Set(columns.map((name) => name.replace(/\..*/, '')));
  for (const table of tables) {
    const rows = await database.query<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(stored) as row from ${rawSql(`"${table}"`)} stored`);
    for (const [column, content] of rows.flatMap(({ row }) => Object.entries(row))) {
      const text = JSON.stringify(content).toLowerCase();
      if (texts.some((each) => text.includes(each.toLowerCase()))) found.add(`${table}.${column}`);
    }
  }
  return [...found].sort();
}
