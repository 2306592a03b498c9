import type { Sql } from './sql';

/** Takes SQL. @throws the driver's error, with the SQLSTATE of PostgreSQL as its `code`. */
export interface Queryable {
  /** Runs one statement and returns its rows; int8 and numeric arrive as numbers. */
  query<Row>(statement: Sql): Promise<Row[]>;
  /** Runs a script of several statements, without values: all of it or nothing. */
  runScript(script: string): Promise<void>;
}

/**
 * One open transaction. The database itself is none: a function that takes `tx: Transaction` does not
 * compile with the database in its place.
 */
export interface Transaction extends Queryable {
  readonly isTransaction: true;
}

/** A PostgreSQL database, embedded or served. */
export interface Database extends Queryable {
  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it rejects.
   * The work uses `tx` alone, and may run again when the database asks for that.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
