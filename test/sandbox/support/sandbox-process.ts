import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const project = path.resolve(__dirname, '../../..');

export interface Ending {
  code: number | null;
  output: string;
}

/** The sandbox as a process of its own, without a build. */
export function runSandboxProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['-r', 'esbuild-register', 'src/sandbox/serve.ts'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'test', SEED: 'none', ...environment },
  });
  let output = '';
  const printed = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const origin = /ready at (\S+)/.exec(output)?.[1];
        if (origin) resolve(origin);
      });
    }
  });
  const ended = once(child, 'close').then(([code]): Ending => ({ code, output }));
  return {
    /** Resolves to the address once the process says that it is ready. */
    async ready(): Promise<string> {
      const origin = await Promise.race([printed, ended.then(() => undefined)]);
      if (!origin) throw new Error(`The sandbox ended:\n${output}`);
      return origin;
    },
    ended,
    async kill(signal: NodeJS.Signals): Promise<Ending> {
      child.kill(signal);
      return ended;
    },
  };
}
