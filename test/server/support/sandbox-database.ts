import type { Database } from '../../../src/server/database/database';
import { createSandboxSchema } from '../../../src/sandbox/sandbox-schema';
import { openEmptyDatabase } from './empty-database';
import { hasSharedPostgres, openSharedDatabase } from './shared-postgres';

/** A database with the emulators' own tables only. */
export async function openSandboxDatabase(): Promise<Database> {
  if (hasSharedPostgres()) return openSharedDatabase('sandbox');
  const database = await openEmptyDatabase();
  await createSandboxSchema(database);
  return database;
}
