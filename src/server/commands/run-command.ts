import type { Database } from '../database/database';
import { migrateOrClose } from '../database/migrate';
import { openPostgres } from '../database/postgres';

/**
 * Runs a command of the server's operator on its database, and ends the process with its words.
 * @param work resolves to the line that is printed; what it throws is printed as the failure.
 */
export function runCommand(
  work: (database: Database, parameters: string[]) => Promise<string>,
): void {
  const run = async () => {
    const { DATABASE_URL: databaseUrl } = process.env;
    if (!databaseUrl) throw new Error('Please set DATABASE_URL: the PostgreSQL database.');
    const database = await migrateOrClose(await openPostgres(databaseUrl));
    try {
      console.log(await work(database, process.argv.slice(2)));
    } finally {
      await database.close();
    }
  };
  run().catch((error: unknown) => {
    console.error(error instanceof Error && error.message ? error.message : error);
    process.exitCode = 1;
  });
}
