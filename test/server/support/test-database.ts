import type { Database } from '../../../src/server/database/database';
import { migrateOrClose } from '../../../src/server/database/migrate';
import { openMigratedDatabase } from './empty-database';
import { hasSharedPostgres, openSharedDatabase } from './shared-postgres';

let open = (): Promise<Database> =>
  hasSharedPostgres() ? openSharedDatabase('migrated') : openMigratedDatabase();

/** Chooses the database of this test file's servers; by default one on the shared PostgreSQL server. */
export function chooseDatabase(opener: () => Promise<Database>): void {
  open = async () => migrateOrClose(await opener());
}

/** Opens the chosen database, with the server's tables. */
export const openTestDatabase = (): Promise<Database> => open();
