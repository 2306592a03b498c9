import type { Database } from '../../../src/server/database/database';

/** Opens the database at the first query; most tests do not query some of them. */
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
