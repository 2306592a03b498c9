import { deleteExpiredRows } from '../../../src/server/background/retention';
import type { Database } from '../../../src/server/database/database';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { deleteUnusedWords } from '../../../src/server/search/delete-unused-words';
import { indexProduct, indexProducts } from '../../../src/server/search/index-products';
import { addUser, emptyTables, storeProduct, type TestUser } from '../support/records';
import { startPostgres, type PostgresServer } from '../support/start-postgres';
import { until } from '../support/until';
import { chooseDatabase, openTestDatabase } from '../support/test-database';

// PGlite has one connection, so it has no concurrent transactions.
let postgres: PostgresServer;
let database: Database;
let seller: TestUser;
beforeAll(async () => {
  postgres = await startPostgres();
  chooseDatabase(() => openPostgres(postgres.databaseUrl));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});
beforeEach(async () => {
  await emptyTables(database);
  seller = await addUser(database, 'seller');
});

async function addProduct(productName: string) {
  const id = await storeProduct(database, { seller, productName });
  await indexProducts(database);
  return id;
}

const rename = (id: string, productName: string) =>
  database.transaction(async (tx) => {
    await tx.query(sql`update products set product_name = ${productName} where id = ${id}`);
    await indexProduct(tx, id);
  });

const index = (id: string) => database.transaction((tx) => indexProduct(tx, id));

const deleteWord = (word: string) => database.transaction((tx) => deleteUnusedWords(tx, [word]));

const unlist = (id: string) =>
  database.query(sql`update products set listed = false where id = ${id}`);

const advanceHours = (hours: number) =>
  database.query(sql`
    update search_words set checked_at = checked_at - ${hours}::int * interval '1 hour'`);

/** The words of the vocabulary, and the words of its misspellings, that begin with the prefix. */
async function wordsOf(prefix: string) {
  const rows = await database.query<{ words: string[]; misspelt: string[] }>(sql`
    select array(select word from search_words where word like ${`${prefix}%`} order by 1) as words,
      array(select distinct word from search_misspellings where word like ${`${prefix}%`} order by 1)
        as misspelt`);
  return rows[0]!;
}

const known = (...words: string[]) => ({ words, misspelt: words });

test('a word that a seller removed from a listing leaves the vocabulary after a day', async () => {
  const id = await addProduct('Pelagor quartzine');
  await rename(id, 'Pelagor quartzette');
  await advanceHours(23);
  await deleteExpiredRows(database);
  expect(await wordsOf('quartz')).toEqual(known('quartzette', 'quartzine'));
  await advanceHours(2);
  await deleteExpiredRows(database, undefined, 1);
  expect(await wordsOf('quartz')).toEqual(known('quartzette'));
});

test('the words of products that are not for sale stay, because they may be listed again', async () => {
  await unlist(await addProduct('Pelagor quartzine'));
  await advanceHours(25);
  await deleteExpiredRows(database);
  expect(await wordsOf('quartz')).toEqual(known('quartzine'));
});

test('the label of a brand leaves the vocabulary with its last product', async () => {
  const id = await addProduct("O'Quartz\\ine watch");
  await database.query(sql`update products set brand_name = 'O''Quartz\\ine' where id = ${id}`);
  await rename(id, 'Watch');
  expect((await wordsOf('#brand:')).words).toHaveLength(1);
  await database.query(sql`update products set brand_name = null where id = ${id}`);
  await rename(id, 'Watch');
  await advanceHours(25);
  await deleteExpiredRows(database);
  expect((await wordsOf('#brand:')).words).toEqual([]);
});

test('a word stays while a product is added that contains it', async () => {
  await rename(await addProduct('Pelagor quartzine'), 'Pelagor');
  const id = await storeProduct(database, { seller, productName: 'Quartzine' });
  await database.transaction(async (tx) => {
    await indexProduct(tx, id);
    await deleteWord('quartzine');
  });
  expect(await wordsOf('quartz')).toEqual(known('quartzine'));
});

test('a product that is added while a word of it is deleted adds the word again, with its misspellings', async () => {
  await rename(await addProduct('Pelagor quartzine'), 'Pelagor');
  const id = await storeProduct(database, { seller, productName: 'Quartzine' });
  let indexing: Promise<void> | undefined;
  await database.transaction(async (tx) => {
    await deleteUnusedWords(tx, ['quartzine']);
    indexing = index(id);
    await untilBlocked();
  });
  await indexing;
  expect(await wordsOf('quartz')).toEqual(known('quartzine'));
});

/** Resolves once a statement waits for another transaction. */
async function untilBlocked(): Promise<void> {
  await until(async () => {
    const waiting = await database.query(sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return waiting.length > 0;
  });
}
