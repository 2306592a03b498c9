import { DatabaseError, Pool, types } from 'pg';
import type { Database } from './database';
import { int8, numeric } from './number-types';
import { PostgresConnection } from './postgres-connection';
import { RetryableDatabaseError, retry } from './retry';

/**
 * SQLSTATEs after which work is repeated: serialization failure, deadlock, lock timeout, statement
 * timeout.
 */
const retryableStates = new Set(['40001', '40P01', '55P03', '57014']);

/** All timeouts are in milliseconds. */
interface Timeouts {
  connect: number;
  /** Limits the wait for the result of one statement. */
  query: number;
  /** Limits the repetition of work that has failed with a RetryableDatabaseError. */
  retry: number;
}

const defaultTimeouts: Timeouts = {
  connect: 10_000,
  // This is longer than statement_timeout, after which the server cancels a statement.
  query: 32_000,
  // This is longer than a failover of the database, and shorter than the timeout of clients.
  retry: 10_000,
};

export interface Connections {
  used: number;
  idle: number;
  /** The number of statements that wait for a connection. */
  waiting: number;
}

export interface PooledDatabase extends Database {
  connections(): Connections;
}

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @throws the connection error if it cannot connect within 10 seconds
 */
export async function openPostgres(
  databaseUrl: string,
  timeouts: Partial<Timeouts> = {},
): Promise<PooledDatabase> {
  const database = openPool(databaseUrl, { ...defaultTimeouts, ...timeouts });
  try {
    await database.runScript('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof RetryableDatabaseError ? error.cause : error;
  }
}

function openPool(databaseUrl: string, timeouts: Timeouts): PooledDatabase {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: 30_000,
    // Releases the locks of a process that hangs or whose machine is down.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    types: { getTypeParser: typeParser },
  });
  // Without these listeners, an error of an idle connection would end the process. The pool replaces the
  // connection at the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function withConnection<Result>(
    work: (connection: PostgresConnection) => Promise<Result>,
  ): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new RetryableDatabaseError(error);
    });
    const connection = new PostgresConnection(client, timeouts.query);
    try {
      return await work(connection);
    } catch (error) {
      throw isRetryable(error) ? new RetryableDatabaseError(error) : error;
    } finally {
      connection.release();
    }
  }

  return {
    query: (statement) =>
      retry(timeouts.retry, () => withConnection((connection) => connection.query(statement))),
    runScript: (script) => withConnection((connection) => connection.runScript(script)),
    transaction: (work) =>
      retry(timeouts.retry, () => withConnection((connection) => connection.inTransaction(work))),
    close: () => pool.end(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

function isRetryable(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.severity === 'ERROR' &&
    retryableStates.has(error.code ?? '')
  );
}

const numberTypes: ReadonlySet<number> = new Set([int8, numeric]);

type TypeId = Parameters<typeof types.getTypeParser>[0];

function typeParser(oid: TypeId, format?: 'text' | 'binary'): unknown {
  return numberTypes.has(oid) ? Number : types.getTypeParser(oid, format);
}
