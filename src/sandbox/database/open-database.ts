import path from 'node:path';
import type { Database } from '../../server/database/database';
import { migrateOrClose } from '../../server/database/migrate';
import { openPGlite } from './pglite';
import { openPostgres } from '../../server/database/postgres';

export interface DatabaseLocation {
  /** The URL of a PostgreSQL server. Default: PGlite stores the data in the data folder. */
  databaseUrl?: string | undefined;
  dataFolder: string;
}

/** Opens the database and runs the migrations. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return migrateOrClose(
    location.databaseUrl
      ? await openPostgres(location.databaseUrl)
      : await openPGlite(path.join(location.dataFolder, 'database')),
  );
}
