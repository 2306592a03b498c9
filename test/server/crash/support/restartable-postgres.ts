import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresServer } from '../../support/create-database';

export interface RestartablePostgres {
  /** Sends SIGKILL to the postmaster; its children exit. */
  kill(): Promise<void>;
  /** Restarts it on the same data once every old process has exited. */
  start(): Promise<void>;
  /** Call it before stopping the original server. */
  stop(): Promise<void>;
}

/** Makes a server restartable. Returns undefined for that of TEST_DATABASE_URL, which the tests must not kill. */
export async function makeRestartable({
  databaseUrl,
}: PostgresServer): Promise<RestartablePostgres | undefined> {
  const data = path.join(new URL(databaseUrl).searchParams.get('host') ?? '', 'data');
  if (!existsSync(path.join(data, 'postmaster.opts'))) return undefined;
  const command = await readCommand(data);
  const account = await readOwner(data);
  let running: ChildProcess | undefined;

  /** Resolves with the error output when the start fails. */
  async function tryToStart(): Promise<string | undefined> {
    // The shell stops the server at the end of its input, which comes with the end of this process.
    const child = spawn(
      'sh',
      ['-c', `exec 3<&0; (cat <&3; kill -INT $$) >/dev/null 2>&1 & exec ${command}`],
      { ...account, stdio: ['pipe', 'ignore', 'pipe'] },
    );
    const exited = once(child, 'exit').then(() => {
      child.stdin.end();
      return false;
    });
    let log = '';
    const ready = new Promise<boolean>((resolve) => {
      child.stderr.on('data', (text: Buffer) => {
        log += text.toString();
        if (log.includes('ready to accept connections')) resolve(true);
      });
    });
    if (!(await Promise.race([ready, exited]))) return log;
    running = child;
    return undefined;
  }

  return {
    async kill() {
      const [pid] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
      const exited = running && once(running, 'exit');
      process.kill(Number(pid), 'SIGKILL');
      await exited;
      running = undefined;
    },
    async start() {
      for (;;) {
        const problem = await tryToStart();
        if (problem === undefined) return;
        if (!isStillRunning.test(problem)) throw new Error(problem);
      }
    },
    async stop() {
      if (!running) return;
      const exited = once(running, 'exit');
      running.stdin?.end();
      await exited;
    },
  };
}

/** PostgreSQL's errors while a process of the killed server is running. */
const isStillRunning = /"postmaster\.pid" already exists|pre-existing shared memory block/;

/** PostgreSQL stores the command line that started it. */
async function readCommand(data: string): Promise<string> {
  const command = (await readFile(path.join(data, 'postmaster.opts'), 'utf8')).trim();
  // Recovery then flushes all files with one system call instead of one for each of a thousand files.
  return process.platform === 'linux' ? `${command} -c recovery_init_sync_method=syncfs` : command;
}

/** Returns the owner of the data if this process is root: PostgreSQL refuses to run as root. */
async function readOwner(data: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(data);
  return { uid, gid };
}
