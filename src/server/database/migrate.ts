import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database';
import { sql } from './sql';

/** Beside this file in the source, and beside the bundle once built. */
const migrationsFolder = path.join(__dirname, 'migrations');

/** The row of the table of migrations that is no migration: whoever holds it may apply one. */
const lock = 'lock';

const attempts = 5;

/** Who waits for a table keeps everybody from it who comes later. */
const longestWaitForTable = '2s';

/**
 * Applies the migrations that the database does not have yet, in the order of their file names.
 * Several processes may start at once: each migration is one transaction that holds a row, because
 * not every engine that speaks PostgreSQL has advisory locks.
 * One that waits too long for a table gives way to everybody else, and is tried again for some seconds.
 * @throws what a migration failed with; it is rolled back, and those before it stay.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  await createTable(database);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    await applyOnce(database, name, await readFile(path.join(folder, name), 'utf8'));
  }
}

/** Migrates a database that was just opened and gives it back; closes it when that fails. */
export async function migrateOrClose<Opened extends Database>(database: Opened): Promise<Opened> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Of several processes that create the table at once, PostgreSQL lets all but one fail. */
async function createTable(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.runScript(`create table if not exists migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`);
      await database.query(sql`
        insert into migrations (name) values (${lock}) on conflict do nothing`);
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function applyOnce(database: Database, name: string, script: string): Promise<void> {
  await database.transaction(async (tx) => {
    // It takes as long as it takes, and so do those who wait for it.
    await tx.runScript(`set local statement_timeout = 0;
      select name from migrations where name = '${lock}' for update`);
    const applied = await tx.query(sql`select name from migrations where name = ${name}`);
    if (applied.length > 0) return;
    await tx.runScript(`set local lock_timeout = '${longestWaitForTable}'`);
    await tx.runScript(script);
    await tx.query(sql`insert into migrations (name) values (${name})`);
  });
}
