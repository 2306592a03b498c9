import { deleteExpiredRows } from '../../../../src/server/background/retention';
import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { deleteUnusedWords } from '../../../../src/server/domains/finding/delete-unused-words.sql';
import {
  indexProduct,
  indexProducts,
} from '../../../../src/server/domains/finding/index-products.sql';
import { addUser, emptyTables, storeProduct, type TestUser } from '../../support/records';
import { untilAwaited } from '../../support/until-awaited';
import { openSharedDatabase } from '../../support/shared-postgres';

// PGlite has one connection, so it has no concurrent transactions.
let database: Database;
let seller: TestUser;
beforeAll(async () => {
  database = await openSharedDatabase('migrated');
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  seller = await addUser(database, 'seller');
});

async function addProduct(productName: string) {
  const id = await storeProduct(database, { seller, productName });
  await indexProducts(database);
  return id;
}

const renameProduct = (id: string, productName: string) =>
  database.transaction(async (tx) => {
    await tx.query(sql`update products set product_name = ${productName} where id = ${id}`);
    await indexProduct(tx, id);
  });

const indexInTransaction = (id: string) => database.transaction((tx) => indexProduct(tx, id));

const deleteUnusedWord = (word: string) =>
  database.transaction((tx) => deleteUnusedWords(tx, [word]));

const unlistProduct = (id: string) =>
  database.query(sql`update products set listed = false where id = ${id}`);

const advanceHours = (hours: number) =>
  database.query(sql`
    update search_words set checked_at = checked_at - ${hours}::int * interval '1 hour'`);

/** Reads the words with this prefix from the table of words and from the table of their misspellings. */
async function wordsOf(prefix: string) {
  const rows = await database.query<{ words: string[]; misspelt: string[] }>(sql`
    select array(select word from search_words where word like ${`${prefix}%`} order by 1) as words,
      array(select distinct word from search_misspellings where word like ${`${prefix}%`} order by 1)
        as misspelt`);
  return rows[0]!;
}

/** The result of `wordsOf` if both tables contain exactly these words. */
const inBothTables = (...words: string[]) => ({ words, misspelt: words });

test('a word that a seller removed from a listing leaves the vocabulary after a day', async () => {
  const id = await addProduct('Pelagor quartzine');
  await renameProduct(id, 'Pelagor quartzette');
  await advanceHours(23);
  await deleteExpiredRows(database);
  expect(await wordsOf('quartz')).toEqual(inBothTables('quartzette', 'quartzine'));
  await advanceHours(2);
  await deleteExpiredRows(database, undefined, 1);
  expect(await wordsOf('quartz')).toEqual(inBothTables('quartzette'));
});

test('the words of a product that is not for sale stay, because it may be listed again', async () => {
  await unlistProduct(await addProduct('Pelagor quartzine'));
  await advanceHours(25);
  await deleteExpiredRows(database);
  expect(await wordsOf('quartz')).toEqual(inBothTables('quartzine'));
});

test('the label of a brand leaves the vocabulary with its last product', async () => {
  const id = await addProduct("O'Quartz\\ine watch");
  await database.query(sql`update products set brand_name = 'O''Quartz\\ine' where id = ${id}`);
  await renameProduct(id, 'Watch');
  expect((await wordsOf('#brand:')).words).toHaveLength(1);
  await database.query(sql`update products set brand_name = null where id = ${id}`);
  await renameProduct(id, 'Watch');
  await advanceHours(25);
  await deleteExpiredRows(database);
  expect((await wordsOf('#brand:')).words).toEqual([]);
});

test('a word is not deleted if a product that is just being added contains it', async () => {
  await renameProduct(await addProduct('Pelagor quartzine'), 'Pelagor');
  const id = await storeProduct(database, { seller, productName: 'Quartzine' });
  await database.transaction(async (tx) => {
    await indexProduct(tx, id);
    await deleteUnusedWord('quartzine');
  });
  expect(await wordsOf('quartz')).toEqual(inBothTables('quartzine'));
});

test('adding a product waits while one of its words is deleted, and then adds the word again', async () => {
  await renameProduct(await addProduct('Pelagor quartzine'), 'Pelagor');
  const id = await storeProduct(database, { seller, productName: 'Quartzine' });
  let indexing: Promise<void> | undefined;
  await database.transaction(async (tx) => {
    await deleteUnusedWords(tx, ['quartzine']);
    indexing = indexInTransaction(id);
    await untilAwaited(tx);
  });
  await indexing;
  expect(await wordsOf('quartz')).toEqual(inBothTables('quartzine'));
});
