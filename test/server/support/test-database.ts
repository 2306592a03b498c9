import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { openEmptyDatabase } from './empty-database';

let open: () => Promise<Database> = openEmptyDatabase;

/** Chooses the database of the servers that this test file starts: PGlite in memory, unless told. */
export function chooseDatabase(opener: () => Promise<Database>): void {
  open = opener;
}

/** Opens what the file has chosen, with the server's tables. */
export async function openTestDatabase(): Promise<Database> {
  const database = await open();
  await migrate(database);
  return database;
}
