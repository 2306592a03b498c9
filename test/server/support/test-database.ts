import type { Database } from '../../../src/server/database/database';
import { migrateOrClose } from '../../../src/server/database/migrate';
import { openMigratedDatabase } from './empty-database';

let open: () => Promise<Database> = openMigratedDatabase;

/** Chooses the database of the servers that this test file starts: PGlite in memory, unless told. */
export function chooseDatabase(opener: () => Promise<Database>): void {
  open = async () => migrateOrClose(await opener());
}

/** Opens what the file has chosen, with the server's tables. */
export const openTestDatabase = (): Promise<Database> => open();
