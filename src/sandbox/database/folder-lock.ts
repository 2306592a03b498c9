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

/** A folder that another process (or an earlier opening in this one) has open. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: ProcessIdentity) {
    super(`The data folder ${folder} is in use by another process (process id ${holder.pid}).`);
    this.name = 'FolderInUseError';
  }
}

interface LockRecord {
  /** Null after the release. */
  holder: ProcessIdentity | null;
}

/**
 * Locks a folder for this process, and returns the function that releases it.
 *
 * The lock is a series of numbered files beside the folder; the highest number counts. A process takes over
 * from a dead owner by creating the next number, which only one process can. A released lock is marked, not
 * removed, so no process ever removes a file that may be a live lock.
 */
export function lockFolder(folder: string): () => void {
  const absolute = locate(folder);
  for (;;) {
    const highest = lockNumbers(absolute).at(-1) ?? 0;
    const holder = highest > 0 ? readHolder(absolute, highest) : null;
    if (holder && isRunning(holder)) throw new FolderInUseError(absolute, holder);

    const own = highest + 1;
    if (!createLock(absolute, own)) continue;
    const numbers = lockNumbers(absolute);
    if (numbers.at(-1) !== own) {
      // Another process created the file first.
      rmSync(lockFile(absolute, own));
      continue;
    }
    for (const number of numbers)
      if (number < own) rmSync(lockFile(absolute, number), { force: true });
    return () => {
      writeFileSync(lockFile(absolute, own), JSON.stringify({ holder: null } satisfies LockRecord));
    };
  }
}

/** Several paths may lead to one folder; its lock has one path. */
function locate(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  return path.join(realpathSync(path.dirname(path.resolve(folder))), path.basename(folder));
}

function lockFile(folder: string, number: number): string {
  return `${folder}.lock-${number}`;
}

function lockNumbers(folder: string): number[] {
  const prefix = `${path.basename(folder)}.lock-`;
  return readdirSync(path.dirname(folder))
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)))
    .sort((one, other) => one - other);
}

function readHolder(folder: string, number: number): ProcessIdentity | null {
  try {
    const record = JSON.parse(readFileSync(lockFile(folder, number), 'utf8')) as LockRecord;
    return record.holder;
  } catch (error) {
    // Removed by a process that took a higher number, or incomplete after a power failure.
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates the file with its whole content at once; false when it exists already. */
function createLock(folder: string, number: number): boolean {
  const draft = `${folder}.lock-draft-${process.pid}`;
  writeFileSync(draft, JSON.stringify({ holder: identifyProcess() } satisfies LockRecord));
  try {
    linkSync(draft, lockFile(folder, number));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
