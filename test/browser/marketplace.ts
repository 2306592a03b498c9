import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { generousLimits } from '../server/support/generous-limits';

const project = path.resolve(__dirname, '../..');

/** A marketplace that runs as `npm start` runs it, in a process of its own. */
export interface Marketplace {
  origin: string;
  /** Everything it has printed. */
  output: () => string;
  /** Ends the process and waits until it is gone. */
  stop: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
}

/** Keeps what the process prints, and resolves with the address that it announces. */
function announcedOrigin(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const origin = /ready at (\S+)/.exec(line)?.[1];
        if (origin) resolve(origin);
      });
    }
    child.once('exit', () =>
      reject(new Error(`The marketplace ended before it was ready:\n${lines.join('\n')}`)),
    );
  });
}

/** Starts a marketplace on a data folder and waits until it says where it can be reached. */
export async function startMarketplace(dataFolder: string, port = 0): Promise<Marketplace> {
  const lines: string[] = [];
  const child = spawn(process.execPath, ['-r', 'esbuild-register', 'src/sandbox/main.ts'], {
    cwd: project,
    env: {
      ...process.env,
      ...generousLimits,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await announcedOrigin(child, lines);
  return {
    origin,
    output: () => lines.join('\n'),
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
