import {
  existsSync,
  linkSync,
  readdirSync,
  realpathSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity';

/** Thrown if the folder is locked by another process or by this one. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: ProcessIdentity) {
    super(`The data folder ${folder} is in use by another process (process id ${holder.pid}).`);
    this.name = 'FolderInUseError';
  }
}

interface LockRecord {
  /** The process that holds the lock; null after its release. */
  holder: ProcessIdentity | null;
}

/**
 * Locks a folder for this process. Returns a function that releases the lock.
 *
 * The lock consists of numbered files beside the folder; the file with the highest number is valid. To
 * replace the lock of a dead process, a process creates the file with the next number, which only one
 * process can do. A release marks the file instead of removing it, so that no process removes the lock of
 * another one.
 */
export function lockFolder(folder: string): () => void {
  const absoluteFolder = resolveFolder(folder);
  for (;;) {
    const highestNumber = listLockNumbers(absoluteFolder).at(-1) ?? 0;
    const holder = highestNumber > 0 ? readHolder(absoluteFolder, highestNumber) : null;
    if (holder && isRunning(holder)) throw new FolderInUseError(absoluteFolder, holder);

    const ownNumber = highestNumber + 1;
    if (!createLock(absoluteFolder, ownNumber)) continue;
    const numbers = listLockNumbers(absoluteFolder);
    if (numbers.at(-1) !== ownNumber) {
      // Another process created the file first.
      rmSync(getLockFile(absoluteFolder, ownNumber));
      continue;
    }
    for (const number of numbers)
      if (number < ownNumber) rmSync(getLockFile(absoluteFolder, number), { force: true });
    return () => {
      writeFileSync(
        getLockFile(absoluteFolder, ownNumber),
        JSON.stringify({ holder: null } satisfies LockRecord),
      );
    };
  }
}

/** Resolves symbolic links, so that a folder has one lock even if several paths lead to it. */
function resolveFolder(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  return path.join(realpathSync(path.dirname(path.resolve(folder))), path.basename(folder));
}

function getLockFile(folder: string, number: number): string {
  return `${folder}.lock-${number}`;
}

function listLockNumbers(folder: string): number[] {
  const prefix = `${path.basename(folder)}.lock-`;
  return readdirSync(path.dirname(folder))
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)))
    .sort((one, other) => one - other);
}

function readHolder(folder: string, number: number): ProcessIdentity | null {
  try {
    const record = JSON.parse(readFileSync(getLockFile(folder, number), 'utf8')) as LockRecord;
    return record.holder;
  } catch (error) {
    // Another process with a higher number removed the file, or a power failure truncated it.
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates a lock file atomically with its content. Returns false if it exists. */
function createLock(folder: string, number: number): boolean {
  const temporaryFile = `${folder}.lock-draft-${process.pid}`;
  writeFileSync(temporaryFile, JSON.stringify({ holder: identifyProcess() } satisfies LockRecord));
  try {
    linkSync(temporaryFile, getLockFile(folder, number));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(temporaryFile);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
