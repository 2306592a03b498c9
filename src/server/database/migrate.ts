import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database';
import { sql } from './sql';

/** Beside this file in the source, and beside the bundle once built. */
const migrationsFolder = path.join(__dirname, 'migrations');

/** Any number will do, as long as every process of this product takes the same one. */
const migrationLock = 7_237_263;

/**
 * Applies the migrations that the database does not have yet, in the order of their file names.
 * Several processes may start at once: each migration is one transaction under an advisory lock.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    await applyOnce(database, name, await readFile(path.join(folder, name), 'utf8'));
  }
}

async function applyOnce(database: Database, name: string, script: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await transaction.runScript(`create table if not exists migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`);
    const applied = await transaction.query(sql`select name from migrations where name = ${name}`);
    if (applied.length > 0) return;
    await transaction.runScript(script);
    await transaction.query(sql`insert into migrations (name) values (${name})`);
  });
}
