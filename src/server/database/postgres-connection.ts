import { DatabaseError, type PoolClient, type QueryConfig } from 'pg';
import type { Transaction } from './database';
import { RetryableDatabaseError } from './retry';
import type { Sql } from './sql';

/** A connection of the pool, which is reused after an SQL error and closed after any other. */
export class PostgresConnection implements Transaction {
  readonly isTransaction = true;
  private broken = false;

  /** @param queryTimeout milliseconds after which the connection counts as lost */
  constructor(
    private readonly client: PoolClient,
    private readonly queryTimeout: number,
  ) {}

  async query<Row>(statement: Sql): Promise<Row[]> {
    const { text, values } = statement.render();
    try {
      return (await this.run(text, values)) as Row[];
    } catch (error) {
      // A read can be repeated. Whether another statement was executed is unknown.
      const isRepeatable = this.broken && (isReadOnly(error) || /^\s*select\b/i.test(text));
      throw isRepeatable ? new RetryableDatabaseError(error) : error;
    }
  }

  async runScript(script: string): Promise<void> {
    await this.send({ text: script });
  }

  async inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await this.untilCommit(work);
    await this.run('commit');
    return result;
  }

  private async untilCommit<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      await this.run('begin');
      return await work(this);
    } catch (error) {
      // A lost connection rolls back by itself.
      if (this.broken) throw new RetryableDatabaseError(error);
      // The first error is the cause.
      await this.run('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** Returns the connection to the pool, or closes it when it is broken. */
  release(): void {
    this.client.release(this.broken);
  }

  /** The timeout is the client's own: nothing reports that the server's machine is gone. */
  private run(text: string, values?: unknown[]): Promise<unknown[]> {
    const query_timeout = this.queryTimeout;
    return this.send({ text, ...(values && { values }), query_timeout });
  }

  private async send(request: Request): Promise<unknown[]> {
    try {
      const { rows } = await this.client.query<Record<string, unknown>>(request);
      return rows;
    } catch (error) {
      if (!leavesConnectionUsable(error)) this.broken = true;
      throw error;
    }
  }
}

/** The driver has a timeout for one statement, which its types lack. */
type Request = QueryConfig & { query_timeout?: number };

function leavesConnectionUsable(error: unknown): boolean {
  // A server that became a replica rejects every change: the pool must connect anew.
  return error instanceof DatabaseError && error.severity === 'ERROR' && !isReadOnly(error);
}

function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006';
}
