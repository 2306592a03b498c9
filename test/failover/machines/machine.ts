import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { network } from '../network/network';
import { until } from '../until';
import { processesIn, signalAll } from './processes';

/** A program of a machine, as a supervisor there would start it. */
export interface Program {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Runs as this account where this process is root. */
  account?: string;
}

const isRoot = process.getuid?.() === 0;

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
    return network.addMachine(this.name, this.address);
  }

  start(): void {
    for (const program of this.programs) this.startProgram(program);
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    await signalAll(this.folder, 'SIGKILL');
    const isGone = async () => (await processesIn(this.folder)).length === 0;
    await until(`${this.name} to be gone`, isGone);
  }

  /** As a host does that is busy with something else; the network goes on taking what is sent. */
  freeze(): Promise<void> {
    return signalAll(this.folder, 'SIGSTOP');
  }

  thaw(): Promise<void> {
    return signalAll(this.folder, 'SIGCONT');
  }

  private startProgram({ name, command, environment = {}, account }: Program): void {
    const log = openSync(path.join(this.folder, `${name}.log`), 'a');
    const as =
      account && isRoot
        ? ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--clear-groups']
        : [];
    const [first = '', ...rest] = network.commandOn(this.name, [...as, ...command]);
    const child = spawn(first, rest, {
      env: { PATH: `${process.env['PATH']}:/usr/sbin`, LC_ALL: 'C.UTF-8', ...environment },
      stdio: ['ignore', log, log],
      cwd: this.folder,
    });
    child.on('error', (error) => console.error(this.name, name, error));
    child.unref();
  }
}
