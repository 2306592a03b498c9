import { openDatabase } from '../../../src/server/database/open-database';
import { callServer } from '../crash/support/http-calls';
import { startServerProcess } from '../crash/support/start-server-process';
import { emptyTables } from '../support/records';
import { startStripeStandIn } from '../support/stripe-stand-in';
import { startTestServer, type TestServer } from '../support/start-test-server';

/** Where many people act at once: one server, or several processes that share a database. */
export type Arena = Pick<TestServer, 'call' | 'database' | 'stripeStandIn' | 'close'>;

let open: () => Promise<Arena> = startTestServer;

/** Chooses the arena of this test file: one server with PGlite in memory, unless told. */
export function chooseArena(opener: () => Promise<Arena>): void {
  open = opener;
}

export function openArena(): Promise<Arena> {
  return open();
}

/** Two server processes on one PostgreSQL database, emptied before; they are called in turn. */
export async function startTwoProcesses(databaseUrl: string): Promise<Arena> {
  const location = { databaseUrl, dataFolder: '' };
  const stripeStandIn = await startStripeStandIn();
  const database = await openDatabase(location);
  await emptyTables(database);
  const processes = [1, 2].map(() => startServerProcess(location, stripeStandIn));
  const origins = await Promise.all(processes.map((process) => process.origin()));
  let calls = 0;
  return {
    database,
    stripeStandIn,
    call(...parameters) {
      calls += 1;
      return callServer(origins[calls % origins.length]!, ...parameters);
    },
    async close() {
      await Promise.all(processes.map((process) => process.kill()));
      await database.close();
      await stripeStandIn.close();
    },
  };
}
