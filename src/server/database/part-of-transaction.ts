import type { Database, Queryable } from './database';

/**
 * A database for work that would begin transactions of its own: they become part of this one. What
 * such a part has changed before it fails is taken back with the whole alone.
 */
export function partOf(transaction: Queryable): Database {
  return {
    query: (statement) => transaction.query(statement),
    runScript: (script) => transaction.runScript(script),
    transaction: (work) => work(transaction),
    close: () => Promise.resolve(),
  };
}
