import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { emptyTables } from '../support/records';
import { startPostgres, type PostgresServer } from '../support/start-postgres';
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

// To start a process takes longer than most races.
chooseRaceServer(async () => {
  await emptyTables(server.database);
  return { ...server, close: () => Promise.resolve() };
});

describe.each(['booking', 'deleting', 'orders', 'paying', 'people'])(
  '%s, on two server processes with one PostgreSQL database',
  (suite) => {
    jest.requireActual(`./${suite}.test`);
  },
);

describe('listening, on the same', () => {
  // One process alone has one connection to PGlite, on which no two transactions are open.
  jest.requireActual('./listening');
});

test('in none of these races two transactions waited for each other', async () => {
  const database = await openPostgres(postgres.databaseUrl);
  const [row] = await database.query(sql`
    select coalesce(sum(deadlocks), 0)::int as deadlocks from pg_stat_database
    where datname = current_database()`);
  await database.close();
  expect(row).toEqual({ deadlocks: 0 });
});
