import { randomBytes } from 'node:crypto';
import type { Database } from '../server/database/database';
import { sql } from '../server/database/sql';

/** Stores a value unless the setting exists. Returns the stored value. */
export async function storeSetting(
  database: Database,
  name: string,
  value: string,
): Promise<string> {
  await database.query(
    sql`insert into sandbox.settings (name, value) values (${name}, ${value})
        on conflict (name) do nothing`,
  );
  return (await readSetting(database, name)) ?? value;
}

export async function readSetting(database: Database, name: string): Promise<string | undefined> {
  const [row] = await database.query<{ value: string }>(
    sql`select value from sandbox.settings where name = ${name}`,
  );
  return row?.value;
}

/** Returns the key of the payout accounts: generated on the first start and stored in the database. */
export async function getPayoutAccountKey(database: Database): Promise<Buffer> {
  const key = await storeSetting(
    database,
    'payout account key',
    randomBytes(32).toString('base64'),
  );
  return Buffer.from(key, 'base64');
}

/** Returns the secret of the access tokens: generated on the first start and stored in the database. */
export function getAccessTokenSecret(database: Database): Promise<string> {
  return storeSetting(database, 'access token secret', randomBytes(48).toString('base64url'));
}
