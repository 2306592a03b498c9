import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The system user "nobody", if this process may become it. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

interface Variables {
  [name: string]: string | undefined;
}

/** Someone without a checkout: a plain user, an empty home folder and an environment without npm's project. */
export class Operator {
  private readonly children: ChildProcess[] = [];

  private constructor(readonly home: string) {}

  static async arrive(): Promise<Operator> {
    const home = await mkdtemp(path.join(tmpdir(), 'secondhand-operator-'));
    if (account.uid !== undefined) await chown(home, account.uid, account.gid);
    return new Operator(home);
  }

  /** Runs shell commands. @returns their output */
  async run(commands: string): Promise<string> {
    const { stdout } = await run('sh', ['-euc', commands], this.options());
    return stdout;
  }

  /** Starts a command. */
  start(commands: string) {
    const child = spawn('sh', ['-euc', commands], {
      ...this.options(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.children.push(child);
    const ended = once(child, 'exit');
    return {
      output: child.stdout,
      hasEnded: () => child.exitCode !== null,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }

  /** Starts PostgreSQL of Debian's packages. @returns its port, and the variables with which its superuser connects */
  async startPostgres(): Promise<{ port: string; variables: string }> {
    const { output } = this.start('exec pg_virtualenv -t sh -c "env | grep ^PG; echo ready; cat"');
    const variables: string[] = [];
    for await (const line of createInterface(output)) {
      if (line === 'ready') break;
      if (/^PG(HOST|PORT|USER|PASSWORD|DATABASE)=/.test(line)) variables.push(line);
    }
    const port = variables.find((line) => line.startsWith('PGPORT='))?.slice('PGPORT='.length);
    return { port: port ?? '', variables: variables.join(' ') };
  }

  async leave(): Promise<void> {
    for (const child of this.children.reverse()) {
      const ended = child.exitCode === null && child.signalCode === null && once(child, 'exit');
      // The end of its input ends PostgreSQL, which then removes its folder.
      child.stdin?.end();
      await ended;
    }
    await rm(this.home, { recursive: true });
  }

  private options() {
    const { NODE_EXTRA_CA_CERTS, npm_config_registry } = process.env;
    const env: Variables = { NODE_EXTRA_CA_CERTS, npm_config_registry };
    const folders = [path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];
    return {
      ...account,
      cwd: this.home,
      env: { ...env, PATH: folders.join(':'), HOME: this.home, LANG: 'C.UTF-8' },
    };
  }
}
