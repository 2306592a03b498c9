import { ConfigurationError } from '../server/configuration';
import type { Database } from '../server/database/database';
import { openPostgres } from '../server/database/postgres';
import { sql } from '../server/database/sql';
import { demoPeople } from './demo/demo-people';
import { keepSetting, readSetting } from './settings';

const projectSetting = 'firebase project';

/** Remembers that people of this Firebase project may have signed in to this sandbox. */
export async function rememberProject(database: Database, projectId: string): Promise<void> {
  await keepSetting(database, projectSetting, projectId);
}

/**
 * Only reads. Whoever is in a database of the sandbox has been seeded, has an account at its
 * emulator, or comes from the Firebase project that the sandbox was started with when there was
 * nobody else yet. Anybody else makes it the database of a real marketplace.
 * @param projectId the real Firebase project, if there is one.
 * @throws ConfigurationError when the sandbox must not touch the database.
 */
export async function refuseForeignPeople(
  databaseUrl: string,
  projectId: string | undefined,
): Promise<void> {
  const database = await openPostgres(databaseUrl);
  try {
    const foreign = await countForeignPeople(database, projectId);
    if (foreign === 0) return;
    throw new ConfigurationError([
      `DATABASE_URL is a database with ${foreign} people who are not of this sandbox, which would ` +
        'put its demo goods and known passwords beside them: name an empty database.',
    ]);
  } finally {
    await database.close();
  }
}

async function countForeignPeople(
  database: Database,
  projectId: string | undefined,
): Promise<number> {
  const tables = await tablesOf(database);
  if (!tables.has('users')) return 0;
  const isOfProject =
    projectId !== undefined &&
    tables.has('settings') &&
    (await readSetting(database, projectSetting)) === projectId;
  if (isOfProject) return 0;
  const accounts = tables.has('accounts')
    ? await database.query<{ id: string }>(sql`select local_id as id from sandbox.accounts`)
    : [];
  const own = [...demoPeople, ...accounts].map(({ id }) => id);
  const [row] = await database.query<{ count: number }>(
    sql`select count(*) as count from users where uid <> all (${own}::text[])`,
  );
  return row?.count ?? 0;
}

async function tablesOf(database: Database): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where (table_schema = current_schema() and table_name = 'users')
      or (table_schema = 'sandbox' and table_name in ('accounts', 'settings'))`);
  return new Set(rows.map(({ name }) => name));
}
