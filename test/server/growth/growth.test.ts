import { deleteExpiredRows } from '../../../src/server/background/retention';
import { storeSearchCounts } from '../../../src/server/domains/finding/search-counts.sql';
import { addDueMessageEmails } from '../../../src/server/domains/mail/message-emails.sql';
import { askForReviews } from '../../../src/server/domains/trust/reviews/review-notifications.sql';
import { sql, type Sql } from '../../../src/server/database/sql';
import { carriesOnlyId, listenToEvents } from '../support/event-listener';
import { emptyTables } from '../support/records';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { openTestDatabase } from '../support/test-database';
import { planOf, recordStatements } from '../support/recorded-database';
import { calls } from './calls';
import { entryCount, grow, insertFixture, type Fixture } from './fixture';
import { otherRowCount } from './other-users';

/** No call may become slower when the tables contain many rows of other users. */

let database: ReturnType<typeof recordStatements>;
let server: TestServer;
let fixture: Fixture;
beforeAll(async () => {
  database = recordStatements(await openTestDatabase());
  server = await startTestServer({}, { database });
  await emptyTables(database);
  fixture = await insertFixture(database);
  await grow(database, fixture);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Tables with so few rows in any shop that a sequential scan is fastest. */
const smallTables = [
  'categories',
  'migrations',
  'live_change_counter',
  'rate_limit_counters',
  'webhook_events',
  'staff_invitations',
  'settings',
  'site_pages',
  'site_pictures',
  'email_texts',
  'former_categories',
  'search_currency',
  'fee_document_counter',
  'ledger_faults',
];

test('every other table has many rows', async () => {
  const sizes = await database.query<{ table: string }>(sql`
    select relname as "table" from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 100`);
  const empty = sizes.map(({ table }) => table).filter((table) => !smallTables.includes(table));
  expect(empty).toEqual([]);
});

async function runCall(name: string) {
  const [method, path, { token }, body] = calls[name]!(fixture);
  database.statements.length = 0;
  if (path === '/events') await resumeEvents(token);
  else expect((await server.call(method, `/api${path}`, { token, body })).status).toBe(200);
  expect(database.statements.length).toBeGreaterThan(0);
  return database.statements.filter((statement) => !isOfEarlierSearch(statement));
}

/** The server stores what was searched for some seconds later: 'counting searches uses an index' looks at that. */
const isOfEarlierSearch = (statement: Sql) =>
  statement.render().text.trim().startsWith('insert into search_counts');

/** Subscribes to events, then resumes from an earlier id until all events are received. */
async function resumeEvents(token: string): Promise<void> {
  const [counter] = await database.query<{ last: number }>(sql`
    select last_sequence as last from live_change_counter`);
  for (const lastEventId of [undefined, counter!.last - 5]) {
    const listener = await listenToEvents(server.origin, token, lastEventId);
    await listener.until((events) => events.some(carriesOnlyId));
    listener.close();
  }
}

const names = Object.keys(calls);

test.each(names.filter((name) => name.startsWith('GET')))(
  '%s reads few more rows than it returns',
  async (name) => {
    for (const statement of await runCall(name)) {
      const nodes = await planOf(database, statement, 'run');
      const rows = nodes
        .filter((node) => {
          const table = node['Relation Name'];
          return table !== undefined && !smallTables.includes(table);
        })
        .map((node) => {
          const readRows = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
          return readRows * (node['Actual Loops'] ?? 1);
        });
      const tooMany = rows.filter((count) => count > 3 * entryCount);
      expect({ statement: statement.render().text, tooMany }).toMatchObject({ tooMany: [] });
    }
  },
);

/** The tables that a call may read as a whole. */
const scannedTables: Record<string, string[]> = {
  // An erasure, which is rare, finds the user in the payloads of tasks and in texts, which have no index.
  'DELETE /user/{id}': ['contact_messages', 'outbox', 'saved_searches', 'search_misspellings'],
};

async function expectIndexes(statements: Sql[], ignoredTables: string[] = []): Promise<void> {
  for (const statement of statements) {
    const nodes = await planOf(database, statement, 'plan');
    const scanned = nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '')
      .filter((table) => !smallTables.includes(table) && !ignoredTables.includes(table));
    expect({ statement: statement.render().text, scanned }).toMatchObject({ scanned: [] });
  }
}

test.each(names)('%s uses an index', async (name) => {
  await expectIndexes(await runCall(name), scannedTables[name]);
});

test('finding due emails about messages uses an index', async () => {
  database.statements.length = 0;
  await addDueMessageEmails(database, 10);
  await expectIndexes(database.statements.slice());
});

test('asking for reviews reads no orders that can no longer be reviewed', async () => {
  database.statements.length = 0;
  await askForReviews(database);
  const nodes = await planOf(database, database.statements[0]!, 'run');
  const reads = nodes
    .filter((node) => node['Relation Name'] === 'orders')
    .map((node) => (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));
  expect(Math.max(...reads)).toBeLessThan(otherRowCount / 10);
});

test('counting searches uses an index', async () => {
  database.statements.length = 0;
  await storeSearchCounts(database, [{ text: 'diver', searches: 1, opened: 0, results: 1 }]);
  await expectIndexes(database.statements.slice());
});

test('deleting expired rows uses an index', async () => {
  database.statements.length = 0;
  await deleteExpiredRows(database);
  await expectIndexes(database.statements.slice());
});
