import type { Database } from '../../../src/server/database/database';
import { openEmptyDatabase } from './empty-database';

let open: () => Promise<Database> = openEmptyDatabase;

/** Chooses the database of the servers that this test file starts: PGlite in memory, unless told. */
export function chooseDatabase(opener: () => Promise<Database>): void {
  open = opener;
}

export function openTestDatabase(): Promise<Database> {
  return open();
}
