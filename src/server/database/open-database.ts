import path from 'node:path';
import type { Database } from './database';
import { migrate } from './migrate';
import { openPGlite } from './pglite';
import { openPostgres } from './postgres';

export interface DatabaseLocation {
  /** A PostgreSQL server; without it PGlite keeps the data under the data folder. */
  databaseUrl?: string | undefined;
  dataFolder: string;
}

/** Opens the database and brings it up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = location.databaseUrl
    ? await openPostgres(location.databaseUrl)
    : await openPGlite(path.join(location.dataFolder, 'database'));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
