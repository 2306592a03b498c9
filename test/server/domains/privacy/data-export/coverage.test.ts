import { sql } from '../../../../../src/server/database/sql';
import { exportedTables } from '../../../../../src/server/domains/privacy/data-export/export-data';
import { columnsWithoutPersonalData } from '../erasure/support/columns-without-data';
import { findTextColumns } from '../erasure/support/text-columns';
import { setUpTestServer } from '../../../support/set-up-test-server';
import { columnsNotExported, tablesNotExported } from './support/not-exported';

const server = setUpTestServer();

const person = { id: '', confirmedEmail: '' };
const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('every table is exported, or left out for a reason', async () => {
  const tables = await server.database.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const exported = new Set(exportedTables.map(({ table }) => table));
  const exportedOrLeftOut = [...exported, ...tablesNotExported].sort();
  expect(exportedOrLeftOut).toEqual(tables.map(({ name }) => name).sort());
});

test('every column that an erasure empties is exported, or left out for a reason', async () => {
  const exported = exportedTables.flatMap(({ table, columns, fields }) =>
    [...columns, ...Object.keys(fields?.(person) ?? {}).map(toColumn)].map(
      (column) => `${table}.${column}`,
    ),
  );
  const personalColumns = (await findTextColumns(server.database)).filter(
    (column) => !columnsWithoutPersonalData.has(column),
  );
  const leftOut = personalColumns.filter((column) => !exported.includes(column));
  expect(leftOut.sort()).toEqual([...columnsNotExported].sort());
});
