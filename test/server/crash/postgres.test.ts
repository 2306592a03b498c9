import type { PostgresServer } from '../support/create-database';
import { startPostgres } from '../support/start-postgres';
import { runCrashRounds, crashTimeout } from './crash-rounds';
import { makeRestartable, type RestartablePostgres } from './support/restartable-postgres';

let postgres: PostgresServer;
let restartable: RestartablePostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true });
  restartable = await makeRestartable(postgres);
});
afterAll(async () => {
  await restartable?.stop();
  await postgres.stop();
});

test(
  'no acknowledged change is lost, duplicated or half-written after the API server or PostgreSQL is killed',
  async () => {
    // The folder is for PGlite only.
    const location = { databaseUrl: postgres.databaseUrl, dataFolder: '' };
    expect(await runCrashRounds(location, restartable)).toEqual([]);
  },
  crashTimeout,
);
