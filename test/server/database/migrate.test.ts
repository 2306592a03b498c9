import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../../src/server/database/migrate';
import { openEmptyDatabase } from '../support/empty-database';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { indexProducts } from '../../../src/server/search/index-products';
import { startPostgres } from '../support/start-postgres';
import { until } from '../support/until';

const shipped = path.join(__dirname, '../../../src/server/database/migrations');
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
  const database = await openEmptyDatabase();
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
});

test('several servers may start at once on one database', async () => {
  const postgres = await startPostgres();
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openPostgres(postgres.databaseUrl)),
  );
  await Promise.all(databases.map((database) => migrate(database, folder)));
  expect(await databases[0]!.query(allSteps)).toEqual([{ step: 1 }, { step: 2 }]);
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

test('a migration that waits for a table lets others use it, and comes when it can', async () => {
  const postgres = await startPostgres();
  const [database, other] = await Promise.all([
    openPostgres(postgres.databaseUrl),
    openPostgres(postgres.databaseUrl),
  ]);
  await migrate(database, folder);
  await writeFile(path.join(folder, '003_widen.sql'), 'alter table steps add column note text;');
  let migrating: Promise<void> | undefined;
  const beginMigration = () => (migrating = migrate(database, folder));
  await other.transaction(async (tx) => {
    await tx.query(allSteps);
    void beginMigration();
    await until(async () => {
      const waiting = await other.query(sql`select pid from pg_locks where not granted`);
      return waiting.length > 0;
    });
    // Behind the migration, which has to wait for the end of this transaction.
    expect(await other.query(allSteps)).toHaveLength(2);
  });
  await migrating;
  expect(await database.query(sql`select note from steps limit 1`)).toEqual([{ note: null }]);
  await Promise.all([database.close(), other.close()]);
  await postgres.stop();
});

test('what was written and indexed before is cleaned, and found by letters of any keyboard', async () => {
  const before = await mkdtemp(path.join(tmpdir(), 'secondhand-migrations-'));
  for (const name of (await readdir(shipped)).filter((each) => each < '027')) {
    await copyFile(path.join(shipped, name), path.join(before, name));
  }
  const database = await openEmptyDatabase();
  await migrate(database, before);
  await database.runScript(`
    insert into users (id, uid, email) values ('here', 'here', 'here@example.com');
    insert into categories (id, name, description) values ('divers', 'Divers', '');
    insert into products (id, seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, search_version)
    select id, 'here', 'divers', name, '', 'Good', name, 'ঢাকা', '', '1,25,000', '1250/-', '', 1
    from (values ('turned', U&'\\202E\\0007ساعتي \\2069'), ('plain', E'Diver\\n300 \u2800')) rows (id, name);
    insert into search_words (word, shown) values ('ساعتي', 'ساعتي'), ('diver', 'Diver');
    insert into search_misspellings (misspelling, word) values ('ساعت', 'ساعتي'), ('dive', 'diver');`);
  await migrate(database);
  await indexProducts(database);
  expect(
    await database.query(sql`
      select id, product_name, location, name_words, price_cents from products order by id`),
  ).toEqual([
    {
      ...{ id: 'plain', product_name: 'Diver\n300 \u2800', location: 'ঢাকা' },
      ...{ name_words: 'diver 300', price_cents: 125_000 },
    },
    {
      ...{ id: 'turned', product_name: 'ساعتي ', location: 'ঢাকা' },
      ...{ name_words: 'ساعتی', price_cents: 125_000 },
    },
  ]);
  expect(
    await database.query(sql`select word from search_words where word > '~' order by word`),
  ).toEqual([{ word: 'ساعتی' }]);
  await database.close();
  await rm(before, { recursive: true });
});

test('of what was sold before there were charts and listings, each piece is where it belongs', async () => {
  const first = await mkdtemp(path.join(tmpdir(), 'secondhand-migrations-'));
  await copyFile(
    path.join(shipped, '001_marketplace.sql'),
    path.join(first, '001_marketplace.sql'),
  );
  const database = await openEmptyDatabase();
  await migrate(database, first);
  await database.runScript(`
    insert into users (id, uid, email, deleted_at) values
      ('here', 'here', 'here@example.com', null), ('gone', 'gone', 'gone@example.com', now());
    insert into categories (id, name, description) values ('divers', 'Divers', '');
    insert into products (id, seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase)
    select id, seller, 'divers', '', '', 'Good', '', '', '', '', '', ''
    from (values ('booked', 'here'), ('paying', 'here'), ('sold', 'here'), ('withdrawn', 'gone'))
      rows (id, seller);
    insert into orders (id, product_id, buyer_id, phone_number, created_at, payment_intent_id,
      paid_at) values
      ('booked', 'booked', 'here', '01', '2025-01-01', null, null),
      ('paying', 'paying', 'here', null, '2025-01-01', 'pi_1', null),
      ('sold', 'sold', 'here', '01', '2025-01-01', 'pi_2', '2025-02-02');`);
  await migrate(database);
  expect(await database.query(sql`select id, listed from products order by id`)).toEqual([
    { id: 'booked', listed: true },
    { id: 'paying', listed: true },
    { id: 'sold', listed: false },
    { id: 'withdrawn', listed: false },
  ]);
  const orders = await database.query(sql`
    select id, state, holding, context->'isBooked' as booked, context->'isHandedOver' as "handedOver",
      ended_at = paid_at as "endedWhenPaid", clock_from > now() - interval '1 hour' as "clockIsNew"
    from orders order by id`);
  const open = { holding: true, handedOver: false, endedWhenPaid: null, clockIsNew: true };
  expect(orders).toEqual([
    { ...open, id: 'booked', state: 'booked', booked: true },
    { ...open, id: 'paying', state: 'paying', booked: false },
    {
      ...{ id: 'sold', state: 'completed', holding: true, booked: true, handedOver: true },
      ...{ endedWhenPaid: true, clockIsNew: null },
    },
  ]);
  await database.close();
  await rm(first, { recursive: true });
});
