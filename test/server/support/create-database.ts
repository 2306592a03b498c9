import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database on a PostgreSQL server. */
export interface PostgresServer {
  databaseUrl: string;
  stop(): Promise<void>;
}

/**
 * Creates a database on a running server: an empty one, or a copy of the template. `stop` drops it.
 * @param template the name of a database without connections
 */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<PostgresServer> {
  const name = `secondhand_${randomUUID().replaceAll('-', '')}`;
  await runStatement(
    serverUrl,
    // The default strategy writes the whole copy to the write-ahead log.
    `create database ${name} template ${template} strategy file_copy`,
  );
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = name;
  return {
    databaseUrl: databaseUrl.href,
    stop: () => runStatement(serverUrl, `drop database ${name} with (force)`),
  };
}

/** Runs a statement on a connection of its own, as those that create and drop databases need. */
async function runStatement(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
