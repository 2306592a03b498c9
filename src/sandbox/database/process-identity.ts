import { readFileSync } from 'node:fs';

/** A process. Ids are reused, so the id alone does not identify it. */
export interface ProcessIdentity {
  pid: number;
  /** When the process started; only on Linux. */
  startedAt?: string;
}

export function identifyProcess(pid = process.pid): ProcessIdentity {
  const startedAt = startOf(pid);
  return startedAt === undefined ? { pid } : { pid, startedAt };
}

export function isRunning(identity: ProcessIdentity): boolean {
  if (!exists(identity.pid)) return false;
  return identity.startedAt === undefined || startOf(identity.pid) === identity.startedAt;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The boot id and the clock tick of the start; undefined without /proc. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name before the last parenthesis may itself hold spaces and parentheses.
    const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    // A zombie process does not run.
    return state === 'Z' || state === 'X' ? undefined : [boot, fields[18]].join('/');
  } catch {
    return undefined;
  }
}
