import type { Database } from '../../../src/server/database/database';
import { openMemoryDatabase } from '../../../src/server/database/pglite';

let open: () => Promise<Database> = openMemoryDatabase;

/** Chooses the database of the servers that this test file starts: PGlite in memory, unless told. */
export function chooseDatabase(opener: () => Promise<Database>): void {
  open = opener;
}

export function openTestDatabase(): Promise<Database> {
  return open();
}
