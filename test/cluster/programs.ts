import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const templates = path.join(__dirname, '../../.container/cluster');

/** The system user "nobody", because PostgreSQL and PgBouncer do not run as root. */
export const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

const versions = '/usr/lib/postgresql';

/** PostgreSQL's programs of Debian's newest package. */
export const postgresBinaries = (existsSync(versions) ? readdirSync(versions) : [])
  .sort((one, other) => Number(other) - Number(one))
  .map((version) => path.join(versions, version, 'bin'))
  .find((folder) => existsSync(path.join(folder, 'postgres')));

const programs = { etcd: '--version', patroni: '--version', pgbouncer: '--version', haproxy: '-v' };

/** `.ci/nightly` installs Debian's packages. */
export const areProgramsInstalled =
  postgresBinaries !== undefined &&
  Object.entries(programs).every(
    ([program, flag]) => spawnSync(program, [flag], { env }).status === 0,
  );

const running = new Set<ChildProcess>();
// Patroni stops PostgreSQL, too.
process.once('exit', () => running.forEach((child) => child.kill()));

/** A process of the cluster that is killed and started again. */
export class Program {
  private child: ChildProcess | undefined;

  constructor(
    private readonly command: readonly [program: string, ...parameters: string[]],
    private readonly options: { env?: Record<string, string>; uid?: number; gid?: number } = {},
  ) {}

  start(): void {
    const { command, options } = this;
    const [program, ...parameters] = command;
    const child = spawn(program, parameters, {
      ...options,
      stdio: process.env['CLUSTER_OUTPUT'] ? 'inherit' : 'ignore',
      env: { ...env, ...options.env },
      cwd: '/',
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.child = child;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

/** Writes a template of `.container/cluster` with its variables replaced. @returns the file */
export async function fillTemplate(
  name: string,
  variables: Record<string, string>,
): Promise<string> {
  const template = await readFile(path.join(templates, `${name}.template`), 'utf8');
  const file = path.join(variables['DATA']!, name);
  const text = template.replace(/\$\{(\w+)\}/g, (_, variable: string) => variables[variable]!);
  await writeOwnedFile(file, text);
  return file;
}

/** Writes a file that only the account of the programs may read. */
export async function writeOwnedFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
}
