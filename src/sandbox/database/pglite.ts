import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { setImmediate } from 'node:timers/promises';
import type { Database, Queryable } from '../../server/database/database';
import { DurableNodeFS, syncPath } from './durable-node-fs';
import { lockFolder } from './folder-lock';
import { int8, numeric } from '../../server/database/number-types';
import type { Sql } from '../../server/database/sql';

const startParameters = [
  ...PGlite.defaultStartParams,
  // The default of 128 MB is allocated and cleared on each start.
  ...['-c', 'shared_buffers=16MB'],
];

/** PGlite's default arguments without -F, which disables fsync. */
const durableStartParameters = [
  ...startParameters.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

const options: PGliteOptions = {
  parsers: { [int8]: Number, [numeric]: Number },
  startParams: startParameters,
};

export interface MemoryDatabase extends Database {
  /** Returns the data folder as an archive for `openMemoryDatabase`. */
  dump(): Promise<Blob>;
}

/** Opens an in-memory database for tests, optionally from a dump. */
export async function openMemoryDatabase(archive?: Blob): Promise<MemoryDatabase> {
  const pglite = await PGlite.create({ ...options, ...(archive && { loadDataDir: archive }) });
  return { ...toDatabase(pglite), dump: () => dump(pglite) };
}

async function dump(pglite: PGlite): Promise<Blob> {
  // With a checkpoint, opening the dump needs no recovery.
  await pglite.exec('checkpoint');
  return pglite.dumpDataDir('none');
}

/**
 * Opens the database in a folder, with an exclusive lock.
 * @throws FolderInUseError if another process has it open
 */
export async function openPGlite(folder: string): Promise<Database> {
  mkdirSync(path.dirname(path.resolve(folder)), { recursive: true });
  const unlock = lockFolder(folder);
  try {
    if (!existsSync(folder)) await createFolder(folder);
    return toDatabase(await openFolder(folder), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({
    ...options,
    dataDir: folder,
    fs: new DurableNodeFS(folder),
    startParams: durableStartParameters,
  });
}

/** Creates the database under a temporary name, so that a killed process leaves no incomplete database. */
async function createFolder(folder: string): Promise<void> {
  const temporaryFolder = `${folder}.new`;
  rmSync(temporaryFolder, { recursive: true, force: true });
  await (await openFolder(temporaryFolder)).close();
  syncTree(temporaryFolder);
  renameSync(temporaryFolder, folder);
  syncPath(path.dirname(path.resolve(folder)));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const location = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(location);
    else syncPath(location);
  }
  syncPath(folder);
}

function toDatabase(pglite: PGlite, onClose: () => void = () => undefined): Database {
  const enqueue = createQueue();
  const queryable = toQueryable(pglite);
  return {
    query: (statement) => enqueue(() => queryable.query(statement)),
    runScript: (script) =>
      enqueue(() => pglite.transaction((tx) => toQueryable(tx).runScript(script))),
    transaction: (work) =>
      enqueue(() => pglite.transaction((tx) => work({ ...toQueryable(tx), isTransaction: true }))),
    close: () =>
      enqueue(async () => {
        if (pglite.closed) return;
        await pglite.close();
        onClose();
      }),
  };
}

function toQueryable(runner: PGlite | Transaction): Queryable {
  return {
    async query<Row>(statement: Sql) {
      const { text, values } = statement.render();
      const { rows } = await runner.query<Row>(text, values);
      return rows;
    },
    async runScript(script) {
      await runner.exec(script);
    },
  };
}

/**
 * Returns a function that runs tasks one after another and yields to the event loop between them. PGlite
 * runs on the main thread, so a series of queries would otherwise block all other requests.
 */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let lastTask: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = lastTask.then(() => setImmediate()).then(task);
    lastTask = result.catch(() => undefined);
    return result;
  };
}
