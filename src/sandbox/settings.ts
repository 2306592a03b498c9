import { randomBytes } from 'node:crypto';
import type { Database } from '../server/database/database';
import { sql } from '../server/database/sql';

/** Keeps a value of this sandbox under a name; the first one stays. */
export async function keepSetting(
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

/** The secret of the access tokens: each sandbox's own, and the same after a restart. */
export function accessTokenSecretOf(database: Database): Promise<string> {
  return keepSetting(database, 'access token secret', randomBytes(48).toString('base64url'));
}
