import path from 'node:path';
import type { DatabaseLocation } from '../../../../src/sandbox/database/open-database';
import { startServerProcess, type ServerProcess } from '../../support/start-server-process';
import type { StripeDouble } from '../../support/stripe-double';

const script = path.join(__dirname, 'server-process.ts');

/** Starts the whole server in its own process, which a test can kill. The process reports its origin. */
export function startCrashServer(
  { dataFolder, databaseUrl }: DatabaseLocation,
  stripe: StripeDouble,
): ServerProcess<string> {
  return startServerProcess(
    script,
    [dataFolder, stripe.origin, ...(databaseUrl ? [databaseUrl] : [])],
    // A short-lived process does not benefit from optimised WebAssembly, which takes a second to compile.
    ['--liftoff-only'],
  );
}
