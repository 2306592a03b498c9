import { DatabaseError, type PoolClient } from 'pg';
import type { Queryable } from './database';
import type { Sql } from './sql';

/** A connection taken from the pool, which knows whether it may be given back. */
export class PostgresConnection implements Queryable {
  private broken = false;

  constructor(private readonly client: PoolClient) {}

  async query<Row>(statement: Sql): Promise<Row[]> {
    const { text, values } = statement.render();
    return (await this.send(text, values)) as Row[];
  }

  async runScript(script: string): Promise<void> {
    await this.send(script);
  }

  async inTransaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    await this.send('begin');
    try {
      const result = await work(this);
      await this.send('commit');
      return result;
    } catch (error) {
      // What went wrong first is what counts; a lost connection rolls back by itself.
      await this.send('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** Gives the connection back to the pool, or drops it when it is in doubt. */
  release(): void {
    this.client.release(this.broken);
  }

  private async send(text: string, values?: unknown[]): Promise<unknown[]> {
    try {
      const { rows } = await this.client.query<Record<string, unknown>>(text, values);
      return rows;
    } catch (error) {
      if (!leavesConnectionUsable(error)) this.broken = true;
      throw error;
    }
  }
}

function leavesConnectionUsable(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR';
}
