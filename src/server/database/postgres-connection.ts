import { DatabaseError, type PoolClient, type QueryConfig } from 'pg';
import type { Transaction } from './database';
import { RetryableDatabaseError } from './retry';
import type { Sql } from './sql';

/** A pooled connection. It is reused after an error of a statement, and closed after any other error. */
export class PostgresConnection implements Transaction {
  readonly isTransaction = true;
  private isBroken = false;

  /** @param queryTimeout milliseconds after which the connection counts as lost */
  constructor(
    private readonly client: PoolClient,
    private readonly queryTimeout: number,
  ) {
    client.on('error', this.markBroken);
  }

  async query<Row>(statement: Sql): Promise<Row[]> {
    const { text, values } = statement.render();
    try {
      return (await this.run(text, values)) as Row[];
    } catch (error) {
      // After a lost connection, only a read can be repeated: another statement may have been executed.
      const isRepeatable = this.isBroken && (isReadOnly(error) || /^\s*select\b/i.test(text));
      throw isRepeatable ? new RetryableDatabaseError(error) : error;
    }
  }

  async runScript(script: string): Promise<void> {
    await this.send({ text: script });
  }

  async inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await this.runBeforeCommit(work);
    // Lost since the last statement: nothing is committed, unlike when the commit is not acknowledged.
    if (this.isBroken) throw new RetryableDatabaseError(new Error('The connection was lost.'));
    await this.run('commit');
    return result;
  }

  private async runBeforeCommit<Result>(
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    try {
      await this.run('begin');
      return await work(this);
    } catch (error) {
      // The server rolls back the transaction of a lost connection.
      if (this.isBroken) throw new RetryableDatabaseError(error);
      // Throw the original error even if the rollback fails.
      await this.run('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** Returns the connection to the pool, or closes it when it is broken. */
  release(): void {
    this.client.off('error', this.markBroken);
    this.client.release(this.isBroken);
  }

  /**
   * Runs a statement with a timeout on this side, because no error reports that the server's machine is
   * down.
   */
  private run(text: string, values?: unknown[]): Promise<unknown[]> {
    const query_timeout = this.queryTimeout;
    return this.send({ text, ...(values && { values }), query_timeout });
  }

  private readonly markBroken = (): void => {
    this.isBroken = true;
  };

  private async send(request: Request): Promise<unknown[]> {
    try {
      const { rows } = await this.client.query<Record<string, unknown>>(request);
      return rows;
    } catch (error) {
      if (!leavesConnectionUsable(error)) this.isBroken = true;
      throw error;
    }
  }
}

/** The driver supports a timeout for one statement, but its types lack it. */
type Request = QueryConfig & { query_timeout?: number };

function leavesConnectionUsable(error: unknown): boolean {
  // A server that has become a replica rejects every change, so the pool must open a new connection.
  return error instanceof DatabaseError && error.severity === 'ERROR' && !isReadOnly(error);
}

function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006';
}
