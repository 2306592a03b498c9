import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildWhenStale } from '../../src/sandbox/build-when-stale';
import { rootFolder } from '../../src/sandbox/built-folders';

/** Builds the server, and the client if its sources have changed: it takes most of the time of `npm run build`. */
export default async function build(): Promise<void> {
  await buildWhenStale();
  await promisify(execFile)(
    process.execPath,
    ['-r', 'esbuild-register', 'src/build/main.ts', 'server'],
    { cwd: rootFolder },
  );
}
