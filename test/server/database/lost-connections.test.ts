import type { Database, Queryable } from '../../../src/server/database/database';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { startPostgresProxy, type PostgresProxy } from '../support/postgres-proxy';
import type { PostgresServer } from '../support/create-database';
import { startPostgres } from '../support/start-postgres';

let postgres: PostgresServer;
let proxy: PostgresProxy;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await startPostgresProxy(postgres.databaseUrl);
});
beforeEach(async () => {
  database = await openPostgres(proxy.databaseUrl, { query: 300 });
  await database.runScript('drop table if exists notes; create table notes (text text)');
});
afterEach(() => database.close());
afterAll(async () => {
  await proxy.close();
  await postgres.stop();
});

const addNote = (to: Queryable, text: string) => to.query(sql`insert into notes values (${text})`);
const readNotes = async () =>
  (await database.query<{ text: string }>(sql`select text from notes`)).map(({ text }) => text);

test('a read on an unresponsive connection is retried on another one', async () => {
  proxy.silence();
  expect(await readNotes()).toEqual([]);
});

test('a write on an unresponsive connection fails, because its outcome is unknown', async () => {
  proxy.silence();
  await expect(addNote(database, 'in doubt')).rejects.toThrow();
  await addNote(database, 'later');
  expect(await readNotes()).toEqual(['later']);
});

test.each(['cut', 'silence'] as const)(
  'a transaction that loses its connection before the commit (%s) is applied once',
  async (fault) => {
    let attempts = 0;
    await database.transaction(async (tx) => {
      attempts += 1;
      await addNote(tx, 'once');
      if (attempts === 1) proxy[fault]();
      await addNote(tx, 'more');
    });
    expect(attempts).toBe(2);
    expect(await readNotes()).toEqual(['once', 'more']);
  },
);

test('a transaction whose commit is not acknowledged fails and is not retried', async () => {
  const work = database.transaction(async (tx) => {
    await addNote(tx, 'stored');
    proxy.dropResponses();
  });
  await expect(work).rejects.toThrow();
  expect(await readNotes()).toEqual(['stored']);
});

test('a connection to a read-only replica is replaced by one to the primary', async () => {
  // From then on, the only connection of the pool responds as a replica does.
  await database.runScript('set default_transaction_read_only = on');
  await addNote(database, 'one');
  await database.runScript('set default_transaction_read_only = on');
  await database.transaction((tx) => addNote(tx, 'two'));
  expect(await readNotes()).toEqual(['one', 'two']);
});

test('a transaction is retried while the server is unavailable for a moment', async () => {
  const { databaseUrl } = proxy;
  const { port } = new URL(databaseUrl);
  await proxy.close();
  const adding = database.transaction((tx) => addNote(tx, 'afterwards'));
  proxy = await startPostgresProxy(postgres.databaseUrl, Number(port));
  await adding;
  expect(await readNotes()).toEqual(['afterwards']);
});
