import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildIfSourcesChanged } from '../../src/sandbox/build-if-sources-changed';
import { rootFolder } from '../../src/sandbox/built-folders';

/** Builds the server, and the client if its sources have changed: it takes most of the time of `npm run build`. */
export default async function build(): Promise<void> {
  await buildIfSourcesChanged();
  await promisify(execFile)(
    process.execPath,
    ['-r', 'esbuild-register', 'src/build/main.ts', 'server'],
    { cwd: rootFolder },
  );
}
