import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FolderInUseError } from '../../../src/sandbox/database/folder-lock';
import { openDatabase } from '../../../src/sandbox/database/open-database';
import { openMemoryDatabase, openPGlite } from '../../../src/sandbox/database/pglite';
import { sql } from '../../../src/server/database/sql';

let dataFolder: string;
let folder: string;
beforeAll(async () => {
  dataFolder = await realpath(await mkdtemp(path.join(tmpdir(), 'secondhand-pglite-')));
  folder = path.join(dataFolder, 'database');
});
afterAll(() => rm(dataFolder, { recursive: true }));

const writer = path.join(__dirname, '../support/write-until-killed.ts');

function startWriter(): ChildProcess {
  return spawn(process.execPath, ['--liftoff-only', '-r', 'esbuild-register', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Reads lines of the writer's output, then kills it with SIGKILL. @returns all its lines */
async function killAfter(child: ChildProcess, lineCount: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    lines.push(line);
    if (lines.length === lineCount) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return lines;
}

test('acknowledged writes survive SIGKILL, and the folder can be reopened at once', async () => {
  for (const lineCount of [1, 40, 160]) {
    const lines = await killAfter(startWriter(), lineCount);
    const acknowledged = Number(lines.at(-1)) || 0;
    const database = await openPGlite(folder);
    const [row] = await database.query<{ count: number; last: number }>(
      sql`select count(*) as count, coalesce(max(number), 0) as last from numbers`,
    );
    // The last row may have been written but not reported.
    expect(row!.last).toBeGreaterThanOrEqual(acknowledged);
    expect(row!.count).toBe(row!.last);
    await database.close();
  }
});

test('a data folder is used by one process at a time', async () => {
  const child = startWriter();
  const lines = createInterface({ input: child.stdout! });
  await once(lines, 'line');
  const opening = openPGlite(folder);
  await expect(opening).rejects.toThrow(FolderInUseError);
  await expect(opening).rejects.toThrow(
    `The data folder ${folder} is in use by another process (process id ${child.pid}).`,
  );
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  await (await openPGlite(folder)).close();
});

test('a partly initialized folder is initialized again', async () => {
  const unfinishedFolder = path.join(dataFolder, 'unfinished', 'database');
  await mkdir(`${unfinishedFolder}.new`, { recursive: true });
  await writeFile(path.join(`${unfinishedFolder}.new`, 'PG_VERSION'), '18');
  const database = await openPGlite(unfinishedFolder);
  expect(await database.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await database.close();
  expect(existsSync(`${unfinishedFolder}.new`)).toBe(false);
});

test('migrations and rows survive a close', async () => {
  const location = { dataFolder: path.join(dataFolder, 'closed') };
  const database = await openDatabase(location);
  await database.query(sql`insert into categories (name, description) values ('a', 'b')`);
  await database.close();
  // Closing it again has no effect.
  await database.close();
  const reopenedDatabase = await openDatabase(location);
  expect(await reopenedDatabase.query(sql`select name from categories`)).toEqual([{ name: 'a' }]);
  await reopenedDatabase.close();
  await expect(reopenedDatabase.query(sql`select 1`)).rejects.toThrow();
});

test('the event loop runs between queued queries', async () => {
  const database = await openMemoryDatabase();
  let turns = 0;
  let isWaiting = true;
  const runEventLoop = () => {
    turns += 1;
    if (isWaiting) setImmediate(runEventLoop);
  };
  setImmediate(runEventLoop);
  await Promise.all(Array.from({ length: 100 }, () => database.query(sql`select 1`)));
  isWaiting = false;
  expect(turns).toBeGreaterThanOrEqual(100);
  await database.close();
});
