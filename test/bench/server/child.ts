import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Order, Served } from './serve';

export interface Child {
  prepare(order: Order): Promise<Served>;
  /** In bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** @param place a data folder or the address of a database, as the kind asks. */
export function startChild(
  kind: 'pglite' | 'postgres' | 'watched' | 'guarded' | 'bare',
  place = '',
): Child {
  const child = fork(path.join(__dirname, 'serve.ts'), [kind, place], {
    execArgv: ['-r', 'esbuild-register'],
  });
  return {
    async prepare(order) {
      child.send(order);
      const [served] = (await once(child, 'message')) as [Served];
      return served;
    },
    async memory() {
      child.send({ memory: true } satisfies Order);
      const [bytes] = (await once(child, 'message')) as [number];
      return bytes;
    },
    async stop() {
      const stopped = once(child, 'exit');
      child.disconnect();
      await stopped;
    },
  };
}
