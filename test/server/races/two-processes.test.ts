import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { emptyTables } from '../support/records';
import type { PostgresServer } from '../support/create-database';
import { startPostgres } from '../support/start-postgres';
import { chooseRaceServer, startTwoProcesses, type RaceServer } from './race-server';

let postgres: PostgresServer;
let server: RaceServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTwoProcesses(postgres.databaseUrl);
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

// Starting a process takes longer than most races.
chooseRaceServer(async () => {
  await emptyTables(server.database);
  return { ...server, close: () => Promise.resolve() };
});

describe.each(['booking', 'deleting', 'orders', 'paying', 'users'])(
  '%s, on two server processes with one PostgreSQL database',
  (suite) => {
    jest.requireActual(`./${suite}.test`);
  },
);

describe('events, on two server processes with one PostgreSQL database', () => {
  // One process has one connection to PGlite, so only two processes have concurrent transactions.
  jest.requireActual('./live-events');
});

test('no race causes a deadlock', async () => {
  const database = await openPostgres(postgres.databaseUrl);
  const [row] = await database.query(sql`
    select coalesce(sum(deadlocks), 0)::int as deadlocks from pg_stat_database
    where datname = current_database()`);
  await database.close();
  expect(row).toEqual({ deadlocks: 0 });
});
