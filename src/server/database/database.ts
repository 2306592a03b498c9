import type { Sql } from './sql';

/** Runs SQL. @throws the driver's error, with the SQLSTATE of PostgreSQL as its `code`. */
export interface Queryable {
  /** Runs one statement and returns its rows; int8 and numeric arrive as numbers. */
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Runs a script of several statements, without values, atomically. */
  runScript(script: string): Promise<void>;
}

/**
 * An open transaction. Its own type: a function that takes `tx: Transaction` does not compile when it
 * is called with the database.
 */
export interface Transaction extends Queryable {
  readonly isTransaction: true;
}

/** A PostgreSQL server, or PGlite. */
export interface Database extends Queryable {
  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it rejects.
   * The work uses `tx` alone, and may run again after a RetryableDatabaseError.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
