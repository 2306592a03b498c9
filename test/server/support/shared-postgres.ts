import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { openPostgres } from '../../../src/server/database/postgres';
import { createSandboxSchema } from '../../../src/sandbox/sandbox-schema';
import { createDatabase, type PostgresServer } from './create-database';
import { startPostgres } from './start-postgres';

/**
 * One PostgreSQL server for all test files of a run. Each test file gets copies of these template databases,
 * because creating the tables takes longer than most tests.
 */
const templates = {
  empty: async () => undefined,
  migrated: (database: Database) => migrate(database),
  sandbox: createSandboxSchema,
};

export type Template = keyof typeof templates;

interface SharedPostgres {
  serverUrl: string;
  /** The names of the template databases. */
  names: Record<Template, string>;
}

/** The variable through which the processes of jest find the server. */
const variable = 'SHARED_POSTGRES';

const settings = {
  max_connections: 300,
  // A test's database has few rows, and is dropped soon.
  autovacuum: 'off',
  // Nothing replicates from this server.
  wal_level: 'minimal',
  max_wal_senders: 0,
  // The log is not read.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** @throws if no PostgreSQL server can run on this machine */
export async function startSharedPostgres(): Promise<PostgresServer> {
  const server = await startPostgres({ settings });
  const serverUrl = server.databaseUrl;
  const created: PostgresServer[] = [];
  const names: Partial<SharedPostgres['names']> = {};
  for (const [name, prepare] of Object.entries(templates)) {
    const template = await createDatabase(serverUrl);
    created.push(template);
    const database = await openPostgres(template.databaseUrl);
    await prepare(database);
    await database.close();
    names[name as Template] = new URL(template.databaseUrl).pathname.slice(1);
  }
  process.env[variable] = JSON.stringify({ serverUrl, names });
  return {
    databaseUrl: serverUrl,
    async stop() {
      for (const template of created) await template.stop();
      await server.stop();
    },
  };
}

export const hasSharedPostgres = (): boolean => Boolean(process.env[variable]);

/** Creates a database on the shared server. */
export function createSharedDatabase(template: Template): Promise<PostgresServer> {
  const shared = process.env[variable];
  if (!shared) throw new Error('This test needs a PostgreSQL server.');
  const { serverUrl, names } = JSON.parse(shared) as SharedPostgres;
  return createDatabase(serverUrl, names[template]);
}

/** Opens a new database on the shared server. Its `close` also drops it. */
export async function openSharedDatabase(template: Template): Promise<Database> {
  const { databaseUrl, stop } = await createSharedDatabase(template);
  const database = await openPostgres(databaseUrl);
  return {
    ...database,
    async close() {
      await database.close();
      await stop();
    },
  };
}
