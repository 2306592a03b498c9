import type { Queryable } from './database';
import { sql } from './sql';

/** @throws if the database does not answer */
export async function checkDatabase(database: Queryable): Promise<void> {
  await database.query(sql`select 1`);
}
