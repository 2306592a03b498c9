import { ConfigurationError } from '../server/configuration';
import type { Database } from '../server/database/database';
import { openPostgres } from '../server/database/postgres';
import { sql } from '../server/database/sql';
import { demoPeople } from './demo/demo-people';

/**
 * Only reads. Whoever is in a database of the sandbox has been seeded, has an account at its
 * emulator, or has signed in to it by a real Firebase project. Anybody else makes it the database
 * of a real marketplace, which may have begun as a sandbox of the same project.
 * @throws ConfigurationError when the sandbox must not touch the database.
 */
export async function refuseForeignPeople(databaseUrl: string): Promise<void> {
  const database = await openPostgres(databaseUrl);
  try {
    const foreign = await countForeignPeople(database);
    if (foreign === 0) return;
    throw new ConfigurationError([
      `DATABASE_URL is a database with ${foreign} people who are not of this sandbox, which would ` +
        'put its demo goods and known passwords beside them: name an empty database.',
    ]);
  } finally {
    await database.close();
  }
}

async function countForeignPeople(database: Database): Promise<number> {
  const tables = await tablesOf(database);
  if (!tables.has('users')) return 0;
  const accounts = tables.has('accounts')
    ? await database.query<{ id: string }>(sql`select local_id as id from sandbox.accounts`)
    : [];
  const guests = tables.has('people')
    ? await database.query<{ id: string }>(sql`select uid as id from sandbox.people`)
    : [];
  const own = [...demoPeople, ...accounts, ...guests].map(({ id }) => id);
  const [row] = await database.query<{ count: number }>(
    sql`select count(*) as count from users where uid <> all (${own}::text[])`,
  );
  return row?.count ?? 0;
}

async function tablesOf(database: Database): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where (table_schema = current_schema() and table_name = 'users')
      or (table_schema = 'sandbox' and table_name in ('accounts', 'people'))`);
  return new Set(rows.map(({ name }) => name));
}
