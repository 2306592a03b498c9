import { readFileSync } from 'node:fs';

/** Identifies a process. Process ids are reused, so the start time is included. */
export interface ProcessIdentity {
  pid: number;
  /** The boot id and start time; undefined on systems without /proc. */
  startedAt?: string;
}

export function identifyProcess(pid = process.pid): ProcessIdentity {
  const startedAt = readStartTime(pid);
  return startedAt === undefined ? { pid } : { pid, startedAt };
}

export function isRunning(identity: ProcessIdentity): boolean {
  if (!exists(identity.pid)) return false;
  return identity.startedAt === undefined || readStartTime(identity.pid) === identity.startedAt;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns the boot id and the start time in clock ticks; undefined without /proc or if the process has ended. */
function readStartTime(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name, which ends at the last parenthesis, may contain spaces and parentheses.
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    // A zombie process does not run.
    return state === 'Z' || state === 'X' ? undefined : [boot, fields[18]].join('/');
  } catch {
    return undefined;
  }
}
