import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { addMachine, cut, join, namespaceOf, processesOf, signalAll } from '../network/namespaces';
import { until } from '../until';

/** A program of a machine, as a supervisor there would start it. */
export interface Program {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Runs as this account instead of root. */
  account?: string;
}

/** A machine on the network, all of which fails at once. */
export class Machine {
  constructor(
    readonly name: string,
    readonly address: string,
    private readonly folder: string,
    private readonly programs: Program[],
  ) {
    mkdirSync(folder, { recursive: true });
  }

  plug(): Promise<void> {
    return addMachine(this.name, this.address);
  }

  start(): void {
    for (const program of this.programs) this.startProgram(program);
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    await signalAll(this.name, 'SIGKILL');
    await until(`${this.name} to be gone`, async () => (await processesOf(this.name)).length === 0);
  }

  /** As a host does that is busy with something else; the network goes on taking what is sent. */
  freeze(): Promise<void> {
    return signalAll(this.name, 'SIGSTOP');
  }

  thaw(): Promise<void> {
    return signalAll(this.name, 'SIGCONT');
  }

  cut(): Promise<void> {
    return cut(this.name);
  }

  join(): Promise<void> {
    return join(this.name);
  }

  private startProgram({ name, command, environment = {}, account }: Program): void {
    const log = openSync(path.join(this.folder, `${name}.log`), 'a');
    const as = account
      ? ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--clear-groups']
      : [];
    const child = spawn('ip', ['netns', 'exec', namespaceOf(this.name), ...as, ...command], {
      env: { PATH: `${process.env['PATH']}:/usr/sbin`, LC_ALL: 'C.UTF-8', ...environment },
      stdio: ['ignore', log, log],
      cwd: this.folder,
    });
    child.on('error', (error) => console.error(this.name, name, error));
    child.unref();
  }
}
