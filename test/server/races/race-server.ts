import { openDatabase } from '../../../src/sandbox/database/open-database';
import { startCrashServer } from '../crash/support/start-crash-server';
import { callServer } from '../support/call-server';
import { startStripeDouble } from '../support/stripe-double';
import { startTestServer, type TestServer } from '../support/start-test-server';

/** One server, or several processes that share a database. */
export type RaceServer = Pick<TestServer, 'call' | 'database' | 'stripe' | 'close'> & {
  /** The origin of each process. */
  origins: string[];
};

let start = async (): Promise<RaceServer> => {
  const server = await startTestServer();
  return { ...server, origins: [server.origin] };
};

/** Chooses the servers of this test file; by default one with PGlite in memory. */
export function chooseRaceServer(starter: () => Promise<RaceServer>): void {
  start = starter;
}

/** Starts the chosen servers for all tests of the file. */
export function setUpRaceServer(): RaceServer {
  const server = {} as RaceServer;
  beforeAll(async () => {
    Object.assign(server, await start());
  });
  afterAll(() => server.close());
  return server;
}

/** Starts two server processes on one PostgreSQL database. Calls go to them alternately. */
export async function startTwoProcesses(databaseUrl: string): Promise<RaceServer> {
  const location = { databaseUrl, dataFolder: '' };
  const stripe = await startStripeDouble();
  const database = await openDatabase(location);
  const processes = [1, 2].map(() => startCrashServer(location, stripe));
  const origins = await Promise.all(processes.map(({ started }) => started));
  let calls = 0;
  return {
    database,
    stripe,
    origins,
    call(...parameters) {
      calls += 1;
      return callServer(origins[calls % origins.length]!, ...parameters);
    },
    async close() {
      await Promise.all(processes.map((process) => process.kill()));
      await database.close();
      await stripe.close();
    },
  };
}
