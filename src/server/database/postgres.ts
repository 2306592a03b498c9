import { DatabaseError, Pool, types } from 'pg';
import type { Database } from './database';
import { int8, numeric } from './number-types';
import { PostgresConnection } from './postgres-connection';

/** What a database answers when a transaction lost against another one and should run again. */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @throws when there is none that lets this process in within 10 seconds.
 */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    types: { getTypeParser: typeParser },
  });
  // A connection that the server ends is replaced at the next query; the query that was under way
  // rejects. Without these listeners the process would end as well.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function withConnection<Result>(
    work: (connection: PostgresConnection) => Promise<Result>,
  ): Promise<Result> {
    const connection = new PostgresConnection(await pool.connect());
    try {
      return await work(connection);
    } finally {
      connection.release();
    }
  }

  try {
    await withConnection((connection) => connection.runScript('select 1'));
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    query: (statement) => withConnection((connection) => connection.query(statement)),
    runScript: (script) => withConnection((connection) => connection.runScript(script)),
    transaction: (work) =>
      withRetries(() => withConnection((connection) => connection.inTransaction(work))),
    close: () => pool.end(),
  };
}

async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const again = error instanceof DatabaseError && retryable.has(error.code ?? '');
      if (!again || attempt === attempts) throw error;
    }
  }
}

const asNumbers: ReadonlySet<number> = new Set([int8, numeric]);

type TypeId = Parameters<typeof types.getTypeParser>[0];

function typeParser(oid: TypeId, format?: 'text' | 'binary'): unknown {
  return asNumbers.has(oid) ? Number : types.getTypeParser(oid, format);
}
