import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const project = path.resolve(__dirname, '../../..');

export interface ProcessResult {
  code: number | null;
  output: string;
}

/** The command of `npm start`, without npm. */
export const npmStart = ['-r', 'esbuild-register', 'src/sandbox/main.ts'];

/**
 * Starts a script of the sandbox in a process of its own.
 * @param script the arguments of Node.
 */
export function startSandboxProcess(
  script: readonly string[],
  environment: Record<string, string>,
) {
  const child = spawn(process.execPath, script, {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const readyOrigin = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const origin = /ready at (\S+)\s/.exec(output)?.[1];
        if (origin) resolve(origin);
      });
    }
  });
  const ended = once(child, 'close').then(([code]): ProcessResult => ({ code, output }));
  return {
    /** Resolves to the origin once the process reports that it is ready. */
    async ready(): Promise<string> {
      const origin = await Promise.race([readyOrigin, ended.then(() => undefined)]);
      if (!origin) throw new Error(`The sandbox exited before it was ready:\n${output}`);
      return origin;
    },
    /** The output so far. */
    output: () => output,
    ended,
    /** Stops the process if it runs, and waits for its exit. */
    async kill(signal: NodeJS.Signals): Promise<ProcessResult> {
      child.kill(signal);
      return ended;
    },
  };
}
