import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from '../../../src/sandbox/database/folder-lock';
import { identifyProcess, isRunning } from '../../../src/sandbox/database/process-identity';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'secondhand-lock-'));
  folder = path.join(parent, 'database');
});
afterEach(() => rmSync(parent, { recursive: true }));

function writeLock(number: number, content: string): void {
  writeFileSync(`${folder}.lock-${number}`, content);
}

/** Higher than any process id. */
const deadPid = 2 ** 30;

test('a lock is held until it is released, also against its own process', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  lockFolder(folder)();
});

test('two spellings of a path are the same folder', () => {
  lockFolder(folder);
  symlinkSync(parent, path.join(parent, 'link'));
  expect(() => lockFolder(path.join(parent, 'link', 'database'))).toThrow(FolderInUseError);
  expect(() => lockFolder(path.join(parent, 'x', '..', 'database'))).toThrow(FolderInUseError);
});

test('a lock of a dead process is replaced', () => {
  writeLock(7, JSON.stringify({ holder: { pid: deadPid } }));
  lockFolder(folder);
  expect(readdirSync(parent)).toEqual(['database.lock-8']);
});

test('a lock is replaced if another process has reused the id of its holder', () => {
  const holder = { pid: process.pid, startedAt: 'another boot/123' };
  writeLock(1, JSON.stringify({ holder }));
  lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
});

test.each(['', '{"hol'])('a lock file is replaced that a power cut left as %p', (content) => {
  writeLock(3, content);
  lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
});

test('only the lock file with the highest number counts, and the others are deleted', () => {
  writeLock(1, JSON.stringify({ holder: identifyProcess() }));
  writeLock(2, JSON.stringify({ holder: null }));
  lockFolder(folder);
  expect(readdirSync(parent)).toEqual(['database.lock-3']);
});

test('a process is identified by its id and its start time', () => {
  const ownProcess = identifyProcess();
  expect(isRunning(ownProcess)).toBe(true);
  expect(isRunning({ ...ownProcess, startedAt: 'another boot/1' })).toBe(false);
  expect(isRunning({ pid: process.pid })).toBe(true);
  expect(isRunning({ pid: deadPid })).toBe(false);
});
