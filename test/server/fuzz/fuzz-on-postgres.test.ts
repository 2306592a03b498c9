import type { PostgresServer } from '../support/create-database';
import { startPostgres } from '../support/start-postgres';
import { fuzzSuite } from './fuzz-suite';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

fuzzSuite({
  runs: 2_000,
  databaseUrl: () => postgres.databaseUrl,
  countsBuffers: true,
});
