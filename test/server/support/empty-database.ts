import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { writeFileAtomically } from '../../../src/server/domains/pictures/write-file-atomically';
import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { openMemoryDatabase } from '../../../src/sandbox/database/pglite';

const project = path.resolve(__dirname, '../../..');
const migrations = path.join(project, 'src/server/database/migrations');

/** The data folder of a named database, created once, because that takes longer than most tests. */
async function cachedDataFolder(name: string, createDump: () => Promise<Blob>): Promise<Blob> {
  const file = path.join(project, 'node_modules/.cache/secondhand-database', `${name}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached], { type: 'application/x-tar' });
  const dump = await createDump();
  await writeFileAtomically(file, Buffer.from(await dump.arrayBuffer()));
  return dump;
}

/** A part of the cache key, because another version may store its files in another format. */
async function pgliteVersion(): Promise<string> {
  const manifest = path.join(project, 'node_modules/@electric-sql/pglite/package.json');
  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;
}

/** A small data folder opens faster: it has no template databases and small WAL segments. */
async function createEmptyDump(): Promise<Blob> {
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

async function createMigratedDump(): Promise<Blob> {
  const database = await openEmptyDatabase();
  await migrate(database);
  const dump = await database.dump();
  await database.close();
  return dump;
}

/** Opens an empty PGlite in memory. */
export const openEmptyDatabase = async () =>
  openMemoryDatabase(await cachedDataFolder(`bare-${await pgliteVersion()}`, createEmptyDump));

/** Opens a PGlite in memory with the server's tables. */
export async function openMigratedDatabase(): Promise<Database> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrations)).sort()) {
    hash.update(name).update(await readFile(path.join(migrations, name)));
  }
  const name = `migrated-${await pgliteVersion()}-${hash.digest('hex').slice(0, 16)}`;
  return openMemoryDatabase(await cachedDataFolder(name, createMigratedDump));
}
