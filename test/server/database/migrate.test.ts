import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../../src/server/database/migrate';
import { openMemoryDatabase } from '../../../src/server/database/pglite';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { startPostgres } from '../support/start-postgres';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-migrations-'));
  await writeFile(path.join(folder, '002_fill.sql'), 'insert into steps values (2);');
  await writeFile(
    path.join(folder, '001_create.sql'),
    'create table steps (step int); insert into steps values (1);',
  );
  await writeFile(path.join(folder, 'notes.txt'), 'not a migration');
});
afterEach(() => rm(folder, { recursive: true }));

const allSteps = sql`select step from steps order by step`;

test('migrations are applied once, in the order of their names; a broken one leaves no trace', async () => {
  const database = await openMemoryDatabase();
  await migrate(database, folder);
  await writeFile(
    path.join(folder, '003_broken.sql'),
    'insert into steps values (3); insert into nowhere values (3);',
  );
  await expect(migrate(database, folder)).rejects.toThrow(/nowhere/);
  expect(await database.query(allSteps)).toEqual([{ step: 1 }, { step: 2 }]);

  await writeFile(path.join(folder, '003_broken.sql'), 'insert into steps values (3);');
  await migrate(database, folder);
  expect(await database.query(allSteps)).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }]);
  await database.close();
}, 60_000);

test('several servers may start at once on one database', async () => {
  const postgres = await startPostgres();
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openPostgres(postgres.databaseUrl)),
  );
  await Promise.all(databases.map((database) => migrate(database, folder)));
  expect(await databases[0]!.query(allSteps)).toEqual([{ step: 1 }, { step: 2 }]);
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
}, 60_000);
