import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresServer } from '../../support/start-postgres';

export interface RestartablePostgres {
  /** Kills its first process as a power cut would; the others notice and follow. */
  kill(): Promise<void>;
  /** Starts it again on the same data once every old process is gone. */
  start(): Promise<void>;
  /** To be called before the server that it was made of is stopped. */
  stop(): Promise<void>;
}

/** Undefined for a server that was not started for the occasion, which is not ours to kill. */
export async function makeRestartable({
  databaseUrl,
}: PostgresServer): Promise<RestartablePostgres | undefined> {
  const data = path.join(new URL(databaseUrl).searchParams.get('host') ?? '', 'data');
  if (!existsSync(path.join(data, 'postmaster.opts'))) return undefined;
  const command = await readCommand(data);
  const account = await readOwner(data);
  let running: ChildProcess | undefined;

  /** Resolves with what it said when it did not start. */
  async function tryToStart(): Promise<string | undefined> {
    // The watcher ends the server at the end of its input, which comes with the end of this process.
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
        if (!isStillThere.test(problem)) throw new Error(problem);
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

/** How PostgreSQL refuses to start beside a process of the killed one. */
const isStillThere = /"postmaster\.pid" already exists|pre-existing shared memory block/;

/** PostgreSQL keeps the command line that it was started by. */
async function readCommand(data: string): Promise<string> {
  const command = (await readFile(path.join(data, 'postmaster.opts'), 'utf8')).trim();
  // One call to the system, in place of one for each of a thousand files, before it recovers.
  return process.platform === 'linux' ? `${command} -c recovery_init_sync_method=syncfs` : command;
}

/** As whom to run the server, for the one who may choose: it refuses to run as root. */
async function readOwner(data: string): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(data);
  return { uid, gid };
}
