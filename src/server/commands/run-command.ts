import { z } from 'zod';
import type { Transaction } from '../database/database';
import { migrateOrClose } from '../database/migrate';
import { openPostgres } from '../database/postgres';
import { ConfigurationError, parseEnvironment } from '../environment/read-environment';
import { databaseVariables } from '../environment/variables/database';

/**
 * Runs an operator's command in a transaction on the database of DATABASE_URL. The exit code is 1 if it fails.
 * @param work returns the text to print; the message of a thrown error is printed as well
 */
export function runCommand(work: (tx: Transaction, parameters: string[]) => Promise<string>): void {
  run(work).catch((error: unknown) => {
    console.error(
      error instanceof ConfigurationError ? error.problems.join('\n') : toMessage(error),
    );
    process.exitCode = 1;
  });
}

async function run(work: Parameters<typeof runCommand>[0]): Promise<void> {
  const environment = parseEnvironment(z.object(databaseVariables), process.env);
  const database = await migrateOrClose(await openPostgres(environment.DATABASE_URL));
  try {
    console.log(await database.transaction((tx) => work(tx, process.argv.slice(2))));
  } finally {
    await database.close();
  }
}

const toMessage = (error: unknown) =>
  error instanceof Error && error.message ? error.message : error;
