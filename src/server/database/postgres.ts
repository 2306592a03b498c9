import { DatabaseError, Pool, types } from 'pg';
import type { Database } from './database';
import { NothingDone, untilDone } from './nothing-done';
import { int8, numeric } from './number-types';
import { PostgresConnection } from './postgres-connection';

/**
 * What a database says of a statement, or a transaction, that it rolled back for no fault of its own:
 * it lost against another one, or took longer than it may, itself or for a lock.
 */
const rolledBack = new Set(['40001', '40P01', '55P03', '57014']);

/** Milliseconds that are waited for a server. */
interface Waits {
  toConnect: number;
  /** For the answer to a statement. */
  longestSilence: number;
  /** For another connection, when nothing was done on the first one. */
  patience: number;
}

const usualWaits: Waits = {
  toConnect: 10_000,
  // The server itself ends a statement before that.
  longestSilence: 32_000,
  // Longer than a replica takes to become the primary, shorter than a client waits.
  patience: 10_000,
};

/** Those of a pool, and how many statements wait for one. */
export interface Connections {
  used: number;
  idle: number;
  waiting: number;
}

export interface PooledDatabase extends Database {
  connections(): Connections;
}

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @throws when there is none that lets this process in within 10 seconds.
 */
export async function openPostgres(
  databaseUrl: string,
  waits: Partial<Waits> = {},
): Promise<PooledDatabase> {
  const database = connectTo(databaseUrl, { ...usualWaits, ...waits });
  try {
    await database.runScript('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof NothingDone ? error.cause : error;
  }
}

function connectTo(
  databaseUrl: string,
  { toConnect, longestSilence, patience }: Waits,
): PooledDatabase {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: toConnect,
    statement_timeout: 30_000,
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
    } catch (error) {
      throw isRolledBack(error) ? new NothingDone(error) : error;
    } finally {
      connection.release();
    }
  }

  return {
    query: (statement) =>
      untilDone(patience, () => withConnection((connection) => connection.query(statement))),
    runScript: (script) => withConnection((connection) => connection.runScript(script)),
    transaction: (work) =>
      untilDone(patience, () => withConnection((connection) => connection.inTransaction(work))),
    close: () => pool.end(),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

function isRolledBack(error: unknown): boolean {
  return (
    error instanceof DatabaseError && error.severity === 'ERROR' && rolledBack.has(error.code ?? '')
  );
}

const asNumbers: ReadonlySet<number> = new Set([int8, numeric]);

type TypeId = Parameters<typeof types.getTypeParser>[0];

function typeParser(oid: TypeId, format?: 'text' | 'binary'): unknown {
  return asNumbers.has(oid) ? Number : types.getTypeParser(oid, format);
}
