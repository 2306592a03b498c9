import type { Database } from '../../../src/server/database/database';

/** Opens a database with the first that is asked of it: most tests ask nothing of some. */
export function openOnDemand(open: () => Promise<Database>): Database {
  let opened: Promise<Database> | undefined;
  const database = () => (opened ??= open());
  return {
    query: async (statement) => (await database()).query(statement),
    runScript: async (script) => (await database()).runScript(script),
    transaction: async (work) => (await database()).transaction(work),
    close: async () => (await opened)?.close(),
  };
}
