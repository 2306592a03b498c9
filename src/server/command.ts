import type { Database } from './database/database';
import { openDatabase } from './database/open-database';

/**
 * Runs a command of the server's operator on its database, and ends the process with its words.
 * @param work resolves to the line that is printed; what it throws is printed as the failure.
 */
export function runCommand(
  work: (database: Database, parameters: string[]) => Promise<string>,
): void {
  const run = async () => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '.data' } = process.env;
    const database = await openDatabase({ databaseUrl, dataFolder });
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
