import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { keepFile } from '../../../src/server/pictures/keep-file';
import type { Database } from '../../../src/server/database/database';
import { openMemoryDatabase } from '../../../src/sandbox/database/pglite';

const project = path.resolve(__dirname, '../../..');

/** Another version may keep its files in another way. */
async function cacheFile(): Promise<string> {
  const manifest = path.join(project, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return path.join(project, 'node_modules/.cache/secondhand-database', `empty-${version}.tar`);
}

/** The files of a database that nothing was done to. Making them takes longer than most tests. */
async function emptyFiles(): Promise<Blob> {
  const cached = await cacheFile();
  const known = await readFile(cached).catch(() => undefined);
  if (known) return new Blob([known], { type: 'application/x-tar' });
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await keepFile(cached, Buffer.from(await dump.arrayBuffer()));
  return dump;
}

/** Opens an empty PGlite in memory. */
export const openEmptyDatabase = async (): Promise<Database> =>
  openMemoryDatabase(await emptyFiles());
