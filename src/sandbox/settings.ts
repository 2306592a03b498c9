import { randomBytes } from 'node:crypto';
import type { Database } from '../server/database/database';
import { sql } from '../server/database/sql';

/** Stores a value under a name, unless one is stored already. Returns the stored value. */
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

/** The secret of the access tokens. Each sandbox has its own, which survives a restart. */
export function getAccessTokenSecret(database: Database): Promise<string> {
  return storeSetting(database, 'access token secret', randomBytes(48).toString('base64url'));
}
