import type { Database } from '../../../src/server/database/database';
import { migrateOrClose } from '../../../src/server/database/migrate';
import { openMigratedDatabase } from './empty-database';

let open: () => Promise<Database> = openMigratedDatabase;

/** Chooses the database of this test file's servers; by default PGlite in memory. */
export function chooseDatabase(opener: () => Promise<Database>): void {
  open = async () => migrateOrClose(await opener());
}

/** Opens the chosen database, with the server's tables. */
export const openTestDatabase = (): Promise<Database> => open();
