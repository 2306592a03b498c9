import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Order, Served, Usage } from './serve';

export interface Child {
  prepare(order: Order): Promise<Served>;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** @param place a data folder or the address of a database, as the kind asks. */
export function startChild(kind: 'pglite' | 'postgres' | 'guarded' | 'bare', place = ''): Child {
  const child = fork(path.join(__dirname, 'serve.ts'), [kind, place], {
    execArgv: ['-r', 'esbuild-register'],
  });
  return {
    async prepare(order) {
      child.send(order);
      const [served] = (await once(child, 'message')) as [Served];
      return served;
    },
    async usage() {
      child.send({ usage: true } satisfies Order);
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
