import { ConfigurationError } from '../server/environment/read-environment';
import type { Database } from '../server/database/database';
import { openPostgres } from '../server/database/postgres';
import { sql } from '../server/database/sql';
import { demoPeople } from './demo/demo-people';

/**
 * Checks that a database belongs to the sandbox, without changing it. Users of a sandbox are seeded, have
 * an account in its emulator, or were recorded when they signed in through Firebase. Any other user
 * belongs to a real marketplace.
 * @throws ConfigurationError if there are other users
 */
export async function assertSandboxDatabase(databaseUrl: string): Promise<void> {
  const database = await openPostgres(databaseUrl);
  try {
    const count = await countOtherUsers(database);
    if (count === 0) return;
    throw new ConfigurationError([
      `DATABASE_URL is not a database of this sandbox: it has ${count} other user${count === 1 ? '' : 's'} ` +
        '(expected an empty database, because the sandbox adds demo products and accounts with public passwords).',
    ]);
  } finally {
    await database.close();
  }
}

async function countOtherUsers(database: Database): Promise<number> {
  const tables = await findTables(database);
  if (!tables.has('users')) return 0;
  const accounts = tables.has('accounts')
    ? await database.query<{ id: string }>(sql`select local_id as id from sandbox.accounts`)
    : [];
  const recordedUsers = tables.has('people')
    ? await database.query<{ id: string }>(sql`select uid as id from sandbox.people`)
    : [];
  const sandboxUserIds = [...demoPeople, ...accounts, ...recordedUsers].map(({ id }) => id);
  const [row] = await database.query<{ count: number }>(
    sql`select count(*) as count from users
        where uid <> all (${sandboxUserIds}::text[]) and uid not like 'erased/%'`,
  );
  return row?.count ?? 0;
}

async function findTables(database: Database): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where (table_schema = current_schema() and table_name = 'users')
      or (table_schema = 'sandbox' and table_name in ('accounts', 'people'))`);
  return new Set(rows.map(({ name }) => name));
}
