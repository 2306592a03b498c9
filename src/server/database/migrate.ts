import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database';
import { sql } from './sql';

/** Beside this file in the source, and beside the bundle once built. */
const migrationsFolder = path.join(__dirname, 'migrations');

/** A row of the table `migrations` that is no migration: a process locks it to apply one. */
const lock = 'lock';

const attempts = 5;

/** A migration that waits for a table blocks every later statement on it. */
const lockTimeout = '2s';

/** The database has the schema of a version before 1.0, of which no migration leads to this one. */
export class UnsupportedSchemaError extends Error {
  override readonly name = 'UnsupportedSchemaError';

  constructor() {
    super(
      'The database was created by an unreleased version of Secondhand and cannot be migrated. ' +
        'Use an empty database; for the sandbox, delete the folder .data (or DATA_DIR).',
    );
  }
}

/**
 * Applies the migrations that the database does not have yet, in the order of their file names.
 * Several processes may start at once: each migration is one transaction that locks a row, because
 * not every engine that speaks PostgreSQL has advisory locks.
 * @throws UnsupportedSchemaError; what a migration failed with: it is rolled back, those before it stay
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  await createTable(database);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await checkSchema(database, names);
  for (const name of names) {
    await applyOnce(database, name, await readFile(path.join(folder, name), 'utf8'));
  }
}

/** Migrates a database that was just opened and returns it; closes it when that fails. */
export async function migrateOrClose<Opened extends Database>(database: Opened): Promise<Opened> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** When several processes create the table at once, PostgreSQL lets all but one fail. */
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

async function checkSchema(database: Database, [first]: string[]): Promise<void> {
  const [foreign] = await database.query(sql`
    select name from migrations
    where name <> ${lock} and not exists (select 1 from migrations where name = ${first})
    limit 1`);
  if (foreign) throw new UnsupportedSchemaError();
}

async function applyOnce(database: Database, name: string, script: string): Promise<void> {
  await database.transaction(async (tx) => {
    // A migration may take long, and so may waiting for another process that applies it.
    await tx.runScript(`set local statement_timeout = 0;
      select name from migrations where name = '${lock}' for update`);
    const applied = await tx.query(sql`select name from migrations where name = ${name}`);
    if (applied.length > 0) return;
    await tx.runScript(`set local lock_timeout = '${lockTimeout}'`);
    await tx.runScript(script);
    await tx.query(sql`insert into migrations (name) values (${name})`);
  });
}
