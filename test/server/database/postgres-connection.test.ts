import { EventEmitter } from 'node:events';
import type { PoolClient } from 'pg';
import { PostgresConnection } from '../../../src/server/database/postgres-connection';
import { RetryableDatabaseError } from '../../../src/server/database/retry';

/** A connection of the driver that answers every statement. */
class FakeClient extends EventEmitter {
  readonly statements: string[] = [];
  readonly release = jest.fn();

  async query({ text }: { text: string }) {
    this.statements.push(text);
    return { rows: [] };
  }
}

test('a transaction whose connection is lost before the commit is sent can be repeated', async () => {
  const client = new FakeClient();
  const connection = new PostgresConnection(client as unknown as PoolClient, 300);
  const work = connection.inTransaction(async () => client.emit('error', new Error('lost')));
  await expect(work).rejects.toThrow(RetryableDatabaseError);
  expect(client.statements).toEqual(['begin']);
  connection.release();
  expect(client.release).toHaveBeenCalledWith(true);
  expect(client.listenerCount('error')).toBe(0);
});
