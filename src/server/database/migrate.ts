import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationState } from '../../contract/console/health-report';
import type { Database, Queryable } from './database';
import { sql } from './sql';

/** The migrations are next to this file, and next to the bundle after a build. */
const migrationsFolder = path.join(__dirname, 'migrations');

/** A process locks this row of the table `migrations`, which is not a migration, while it applies one. */
const lockRow = 'lock';

/** Of the preview versions, after their first schema. 002_preview_databases.sql takes over a database with all of them. */
const previewMigrations = { first: '002_brand_name.sql', last: '036_erasure_indexes.sql' };

const maxAttempts = 5;

/** Short, because a migration that waits for a table blocks all later statements on it. */
const lockTimeout = '2s';

/** The database has the schema of a version before 1.0, from which no migration exists. */
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
 * Several processes may start at the same time: each migration is a transaction that locks a row. Advisory
 * locks are not used, because some engines with PostgreSQL's protocol lack them.
 * @throws UnsupportedSchemaError, or the error of a migration, which is then rolled back
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<void> {
  await createTable(database);
  const names = await listMigrations(folder);
  await checkSchema(database, names);
  for (const name of names) {
    await applyOnce(database, name, await readFile(path.join(folder, name), 'utf8'));
  }
}

async function listMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** Compares the migrations of the database with those of this version. */
export async function readMigrationState(
  database: Queryable,
  folder = migrationsFolder,
): Promise<MigrationState> {
  const names = await listMigrations(folder);
  const rows = await database.query<{ name: string; appliedAt: Date }>(sql`
    select name, applied_at as "appliedAt" from migrations where name <> ${lockRow} order by name`);
  const applied = new Set(rows.map(({ name }) => name));
  const latest = rows.at(-1);
  return {
    applied: rows.length,
    ...(latest && { latest: { name: latest.name, appliedAt: latest.appliedAt.toISOString() } }),
    pending: names.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !names.includes(name)),
  };
}

/** Migrates a database and returns it; closes it if a migration fails. */
export async function migrateOrClose<Opened extends Database>(database: Opened): Promise<Opened> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Retries, because PostgreSQL may reject concurrent creations of the same table. */
async function createTable(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.runScript(`create table if not exists migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`);
      await database.query(sql`
        insert into migrations (name) values (${lockRow}) on conflict do nothing`);
      return;
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

/**
 * @throws UnsupportedSchemaError if the database has migrations, but not the first one, or only some of those of the
 *   preview versions
 */
async function checkSchema(database: Database, [first]: string[]): Promise<void> {
  const rows = await database.query<{ name: string }>(sql`
    select name from migrations where name <> ${lockRow}`);
  const names = new Set(rows.map(({ name }) => name));
  const isUnknown = names.size > 0 && first !== undefined && !names.has(first);
  const isPreviewIncomplete =
    names.has(previewMigrations.first) && !names.has(previewMigrations.last);
  if (isUnknown || isPreviewIncomplete) throw new UnsupportedSchemaError();
}

async function applyOnce(database: Database, name: string, script: string): Promise<void> {
  await database.transaction(async (tx) => {
    // A migration may take long, and so may the wait for another process that applies it.
    await tx.runScript(`set local statement_timeout = 0;
      select name from migrations where name = '${lockRow}' for update`);
    const applied = await tx.query(sql`select name from migrations where name = ${name}`);
    if (applied.length > 0) return;
    await tx.runScript(`set local lock_timeout = '${lockTimeout}'`);
    await tx.runScript(script);
    await tx.query(sql`insert into migrations (name) values (${name})`);
  });
}
