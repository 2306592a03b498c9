import { DatabaseError, Pool, types } from 'pg';
import type { Database } from './database';
import { NothingDone, untilReached } from './nothing-done';
import { int8, numeric } from './number-types';
import { PostgresConnection } from './postgres-connection';

/** What a database answers when a transaction lost against another one and should run again. */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @param longestSilence milliseconds, more than the server gives a statement
 * @throws when there is none that lets this process in within 10 seconds.
 */
export async function openPostgres(
  databaseUrl: string,
  { longestSilence = 12_000 } = {},
): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    // A process that stands still, or whose machine is gone, must not keep others from its rows.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    types: { getTypeParser: typeParser },
  });
  // A connection that the server ends is replaced at the next query; the query that was under way
  // rejects. Without these listeners the process would end as well.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function withConnection<Result>(
    work: (connection: PostgresConnection) => Promise<Result>,
  ): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new NothingDone(error);
    });
    const connection = new PostgresConnection(client, longestSilence);
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
    throw error instanceof NothingDone ? error.cause : error;
  }

  return {
    query: (statement) =>
      untilReached(() => withConnection((connection) => connection.query(statement))),
    runScript: (script) => withConnection((connection) => connection.runScript(script)),
    transaction: (work) =>
      untilReached(() =>
        withRetries(() => withConnection((connection) => connection.inTransaction(work))),
      ),
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
