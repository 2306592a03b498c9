import type { Sql } from './sql';

/** Runs SQL. Rejects with the driver's error, whose `code` is PostgreSQL's SQLSTATE. */
export interface Queryable {
  /** Runs one statement and returns its rows. Values of int8 and numeric are numbers. */
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Runs several statements without parameters in one implicit transaction. */
  runScript(script: string): Promise<void>;
}

/**
 * An open transaction. `isTransaction` keeps the compiler from accepting the database as a `Transaction`.
 */
export interface Transaction extends Queryable {
  readonly isTransaction: true;
}

/** A PostgreSQL server, or PGlite. */
export interface Database extends Queryable {
  /**
   * Runs the work in one transaction, which is committed if the work resolves and rolled back if it rejects.
   * The work must use only `tx`. It runs again after a RetryableDatabaseError.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
