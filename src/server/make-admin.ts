import { openDatabase } from './database/open-database';
import { makeAdmin } from './repositories/users';

/** `node make-admin.js someone@example.com`: the first admin, whom no registration can make. */
async function run(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Please give the e-mail address of a user who has registered.');
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '.data' } = process.env;
  const database = await openDatabase({ databaseUrl, dataFolder });
  try {
    if (!(await makeAdmin(database, email))) {
      throw new Error(`Nobody has registered with ${email}.`);
    }
  } finally {
    await database.close();
  }
  console.log(`${email} is an admin now.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error && error.message ? error.message : error);
  process.exitCode = 1;
});
