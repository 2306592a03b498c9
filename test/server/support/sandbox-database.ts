import type { Database } from '../../../src/server/database/database';
import { openEmptyDatabase } from './empty-database';
import { createSandboxSchema } from '../../../src/sandbox/sandbox-schema';

/** A database with the emulators' own tables only. */
export async function openSandboxDatabase(): Promise<Database> {
  const database = await openEmptyDatabase();
  await createSandboxSchema(database);
  return database;
}
