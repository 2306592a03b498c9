import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../../src/server/database/migrate';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { createSharedDatabase, openSharedDatabase } from '../support/shared-postgres';
import { untilAwaited } from '../support/until-awaited';

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

const selectSteps = sql`select step from steps order by step`;

test('migrations are applied once, in the order of their names, and a failed one is rolled back', async () => {
  const database = await openSharedDatabase('empty');
  await migrate(database, folder);
  await writeFile(
    path.join(folder, '003_broken.sql'),
    'insert into steps values (3); insert into nowhere values (3);',
  );
  await expect(migrate(database, folder)).rejects.toThrow(/nowhere/);
  expect(await database.query(selectSteps)).toEqual([{ step: 1 }, { step: 2 }]);

  await writeFile(path.join(folder, '003_broken.sql'), 'insert into steps values (3);');
  await migrate(database, folder);
  expect(await database.query(selectSteps)).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }]);
  await database.close();
});

test('several servers can migrate one database at the same time', async () => {
  const postgres = await createSharedDatabase('empty');
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openPostgres(postgres.databaseUrl)),
  );
  await Promise.all(databases.map((database) => migrate(database, folder)));
  expect(await databases[0]!.query(selectSteps)).toEqual([{ step: 1 }, { step: 2 }]);
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

test('a migration that waits for a lock does not block other statements, and is retried', async () => {
  const postgres = await createSharedDatabase('empty');
  const [database, other] = await Promise.all([
    openPostgres(postgres.databaseUrl),
    openPostgres(postgres.databaseUrl),
  ]);
  await migrate(database, folder);
  await writeFile(path.join(folder, '003_widen.sql'), 'alter table steps add column note text;');
  let migrating: Promise<void> | undefined;
  const beginMigration = () => (migrating = migrate(database, folder));
  await other.transaction(async (tx) => {
    await tx.query(selectSteps);
    void beginMigration();
    await untilAwaited(tx);
    // Queued behind the migration, which waits for this transaction to end.
    expect(await other.query(selectSteps)).toHaveLength(2);
  });
  await migrating;
  expect(await database.query(sql`select note from steps limit 1`)).toEqual([{ note: null }]);
  await Promise.all([database.close(), other.close()]);
  await postgres.stop();
});

test('a database that has only some migrations of the preview versions is rejected', async () => {
  const database = await openSharedDatabase('empty');
  await migrate(database);
  await database.query(sql`insert into migrations (name) values ('002_brand_name.sql')`);
  await expect(migrate(database)).rejects.toThrow(/unreleased version/);
  await database.close();
});

test('a database of the last preview version gets the schema of a new one, and keeps its data', async () => {
  const migrations = path.resolve(__dirname, '../../../src/server/database/migrations');
  const [first, second, ...later] = (await readdir(migrations)).sort();
  const ofPreview = await mkdtemp(path.join(folder, 'preview-'));
  for (const name of [first!, second!]) {
    await copyFile(path.join(migrations, name), path.join(ofPreview, name));
  }
  const database = await openSharedDatabase('empty');
  await migrate(database, ofPreview);
  const selectChecks = sql`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`;
  const checks = await database.query(selectChecks);
  await database.runScript(`
    create view conversation_reports as select id from reports;
    alter table orders drop constraint orders_state_check;
    alter table reports drop constraint reports_reason_check;
    insert into categories (id, name, description) values ('watches', 'Watches', '');
    delete from migrations where name > '002';
    insert into migrations (name) values ('002_brand_name.sql'), ('036_erasure_indexes.sql');`);
  await migrate(database, ofPreview);
  expect(await database.query(selectChecks)).toEqual(checks);
  await migrate(database);
  expect(await database.query(sql`select id from categories`)).toEqual([{ id: 'watches' }]);
  expect(
    await database.query(sql`select name from migrations where name like '0%' order by name`),
  ).toEqual([first, second, ...later].map((name) => ({ name })));
  await database.close();
});

test('a database of an unreleased version is rejected with instructions', async () => {
  const database = await openSharedDatabase('empty');
  await migrate(database, folder);
  await expect(migrate(database)).rejects.toThrow(/unreleased version.*delete the folder \.data/s);
  await database.close();
});
