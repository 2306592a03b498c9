import { existsSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { hashSources, readSourceHash, type HashedBundle } from '../build/source-hash';
import { shellPage } from '../contract/website/page-files';
import { bundleFolder, clientFolder, rootFolder } from './built-folders';
import { ConfigurationError } from '../server/environment/read-environment';

const buildTargets = [
  { name: 'client', output: path.join(clientFolder, shellPage) },
  { name: 'sandbox', output: path.join(bundleFolder, 'sandbox.js') },
] as const;

/** Builds the client and the browser part of the emulators if their sources have changed since the last build. */
export async function buildIfSourcesChanged(): Promise<void> {
  await Promise.all(
    buildTargets.map(async ({ name, output }) => {
      const isUpToDate =
        existsSync(output) && (await readSourceHash(name)) === (await hashSources(name));
      if (isUpToDate) return;
      console.log(`Building the ${name}, as its sources have changed since the last build …`);
      await build(name);
    }),
  );
}

/** Runs webpack in a child process, so that its memory is freed afterwards. */
function build(name: HashedBundle): Promise<void> {
  const script = path.join(rootFolder, 'src/build/main.ts');
  const child = spawn(process.execPath, ['-r', 'esbuild-register', script, name], {
    cwd: rootFolder,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new ConfigurationError([`The ${name} could not be built (see above).`]));
    });
  });
}
