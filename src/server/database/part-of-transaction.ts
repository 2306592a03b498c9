import type { Database, Transaction } from './database';

/**
 * A database for work that would begin transactions of its own: they become part of this one. What
 * such a part has changed before it fails is taken back with the whole alone.
 */
export function partOf(tx: Transaction): Database {
  return {
    query: (statement) => tx.query(statement),
    runScript: (script) => tx.runScript(script),
    transaction: (work) => work(tx),
    close: () => Promise.resolve(),
  };
}
