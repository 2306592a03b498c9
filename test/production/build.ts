import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildWhenStale } from '../../src/sandbox/build-when-stale';
import { rootFolder } from '../../src/sandbox/built-folders';

/** Building the client takes most of `npm run build`, and may have been done already. */
export default async function build(): Promise<void> {
  await buildWhenStale();
  await promisify(execFile)(
    process.execPath,
    ['-r', 'esbuild-register', 'src/build/main.ts', 'server'],
    { cwd: rootFolder },
  );
}
