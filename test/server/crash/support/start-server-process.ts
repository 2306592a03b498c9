import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseLocation } from '../../../../src/server/database/open-database';
import type { StripeStandIn } from '../../support/stripe-stand-in';

const script = path.join(__dirname, 'server-process.ts');

export interface ServerProcess {
  /** Its address, once it listens. */
  origin(): Promise<string>;
  /** Kills it as a power cut would, and resolves once it is gone. */
  kill(): Promise<void>;
}

/** Starts the whole server in a process of its own, which ends with this one however that ends. */
export function startServerProcess(
  { dataFolder, databaseUrl }: DatabaseLocation,
  { stripe }: StripeStandIn,
): ServerProcess {
  const stripePort = String(stripe.getApiField('port'));
  const child = spawn(
    process.execPath,
    [
      // A process that dies soon has no use for optimised WebAssembly, which takes a second to make.
      ...['--liftoff-only', '-r', 'esbuild-register', script, dataFolder, stripePort],
      ...(databaseUrl ? [databaseUrl] : []),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const firstLine = Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    once(lines, 'close').then(() => undefined),
  ]);
  return {
    async origin() {
      const line = await firstLine;
      if (!line) throw new Error('The server ended before it listened.');
      return line;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
