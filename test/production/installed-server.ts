import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { rootFolder } from '../../src/sandbox/built-folders';

const run = promisify(execFile);

type Variables = Readonly<Record<string, string>>;

/** Variables with which npm passes the project of the tests to its children. */
const npmProjectVariables = /^npm_(package|lifecycle|config_(local_)?prefix|command|execpath)/;

const inheritedVariables = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        /^(PATH|HOME|NODE_EXTRA_CA_CERTS|npm_.*)$/i.test(name) && !npmProjectVariables.test(name),
    ),
  );

/** pino's number for `error`. */
const errorLevel = 50;

/** The build in a folder of its own, with the production packages only. */
export class InstalledServer {
  private process: ChildProcess | undefined;
  private ended: Promise<unknown[]> | undefined;
  /** Log lines of level error or above, and output outside the log. */
  readonly errors: string[] = [];

  private constructor(
    readonly folder: string,
    private readonly variables: Variables,
  ) {}

  /** Copies the files that the guide lists, and installs the packages. */
  static async install(variables: Variables): Promise<InstalledServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-production-'));
    for (const name of ['dist', 'package.json', 'package-lock.json']) {
      await cp(path.join(rootFolder, name), path.join(folder, name), { recursive: true });
    }
    const options = { cwd: folder, env: inheritedVariables() };
    await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], options);
    return new InstalledServer(folder, variables);
  }

  /** Runs a command of the build, as the guide describes. @returns its output */
  async node(command: string, ...parameters: string[]): Promise<string> {
    const script = `dist/server/${command}.js`;
    const { stdout } = await run(process.execPath, [script, ...parameters], this.options());
    return stdout;
  }

  /** Runs a script of package.json, as an operator does. @returns its output */
  async run(script: string, ...parameters: string[]): Promise<string> {
    const command = ['run', '--silent', script, '--', ...parameters];
    const { stdout } = await run('npm', command, this.options());
    return stdout;
  }

  /** @param preload is loaded before the server */
  async start(preload: string): Promise<void> {
    const { cwd, env } = this.options();
    const child = spawn('npm', ['run', '--silent', 'start:production'], {
      cwd,
      env: { ...env, NODE_OPTIONS: `--require ${preload}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    process.once('exit', () => child.kill());
    this.ended = once(child, 'exit');
    createInterface(child.stderr).on('line', (line) => this.errors.push(line));
    const lines = createInterface(child.stdout);
    const listening = new Promise<void>((resolve) => {
      lines.on('line', (line) => {
        if (isError(line)) this.errors.push(line);
        if (line.includes('Server listening')) resolve();
      });
    });
    const exitedEarly = this.ended.then(() => {
      throw new Error(['The server exited.', ...this.errors].join('\n'));
    });
    await Promise.race([listening, exitedEarly]);
    exitedEarly.catch(() => undefined);
  }

  /** Sends SIGTERM. @returns the exit code */
  async stop(): Promise<unknown> {
    this.process?.kill('SIGTERM');
    const [code] = (await this.ended) ?? [];
    return code;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private options() {
    return { cwd: this.folder, env: { ...inheritedVariables(), ...this.variables } };
  }
}

/** Log lines are JSON; other lines come from another source. */
function isError(line: string): boolean {
  try {
    return (JSON.parse(line) as { level: number }).level >= errorLevel;
  } catch {
    return true;
  }
}
