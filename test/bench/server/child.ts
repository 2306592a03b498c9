import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Command, BenchServer, Usage } from './serve';

export interface Child {
  prepare(command: Command): Promise<BenchServer>;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** @param location the data folder of PGlite, or the database URL */
export function startChild(kind: 'pglite' | 'postgres' | 'guarded' | 'bare', location = ''): Child {
  const child = fork(path.join(__dirname, 'serve.ts'), [kind, location], {
    execArgv: ['-r', 'esbuild-register'],
  });
  return {
    async prepare(order) {
      child.send(order);
      const [server] = (await once(child, 'message')) as [BenchServer];
      return server;
    },
    async usage() {
      child.send({ usage: true } satisfies Command);
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    async stop() {
      const stopped = once(child, 'exit');
      child.disconnect();
      await stopped;
    },
  };
}
