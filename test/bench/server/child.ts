import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Command, BenchServer, Usage } from './serve';

export interface Child {
  /** Seeds the database, or keeps what another process has seeded. Returns the server's address and tokens. */
  prepare(command: Command): Promise<BenchServer>;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** `guarded` has the limits of production, `website` also serves pages, and `baseline` sends one response without a database. */
export type ChildKind = 'pglite' | 'postgres' | 'guarded' | 'website' | 'baseline';

/** @param location the data folder of PGlite, or the database URL */
export function startChild(kind: ChildKind, location = ''): Child {
  const child = fork(path.join(__dirname, 'serve.ts'), [kind, location], {
    execArgv: ['-r', 'esbuild-register'],
    // The website renders pages with React, which is slower in development.
    env: { ...process.env, ...(kind === 'website' && { NODE_ENV: 'production' }) },
  });
  return {
    async prepare(command) {
      child.send(command);
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
