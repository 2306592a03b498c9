import { DatabaseError, type PoolClient, type QueryConfig } from 'pg';
import type { Transaction } from './database';
import { NothingDone } from './nothing-done';
import type { Sql } from './sql';

/** A connection taken from the pool, which knows whether it may be given back. */
export class PostgresConnection implements Transaction {
  readonly isTransaction = true;
  private broken = false;

  /** @param longestSilence milliseconds after which whoever was asked counts as gone */
  constructor(
    private readonly client: PoolClient,
    private readonly longestSilence: number,
  ) {}

  async query<Row>(statement: Sql): Promise<Row[]> {
    const { text, values } = statement.render();
    try {
      return (await this.ask(text, values)) as Row[];
    } catch (error) {
      // What only reads may be asked again; of another statement nobody knows whether it was done.
      const isHarmless = this.broken && (isReadOnly(error) || /^\s*select\b/i.test(text));
      throw isHarmless ? new NothingDone(error) : error;
    }
  }

  async runScript(script: string): Promise<void> {
    await this.send({ text: script });
  }

  async inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const result = await this.untilCommit(work);
    await this.ask('commit');
    return result;
  }

  private async untilCommit<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      await this.ask('begin');
      return await work(this);
    } catch (error) {
      // A lost connection rolls back by itself.
      if (this.broken) throw new NothingDone(error);
      // What went wrong first is what counts.
      await this.ask('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** Gives the connection back to the pool, or drops it when it is in doubt. */
  release(): void {
    this.client.release(this.broken);
  }

  /** The network doesn't tell of a machine that has gone. */
  private ask(text: string, values?: unknown[]): Promise<unknown[]> {
    const query_timeout = this.longestSilence;
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

/** The driver reads a timeout of one statement, which its types do not have. */
type Request = QueryConfig & { query_timeout?: number };

function leavesConnectionUsable(error: unknown): boolean {
  // What is a replica now would refuse every change that the pool sends there.
  return error instanceof DatabaseError && error.severity === 'ERROR' && !isReadOnly(error);
}

function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006';
}
