import { spawn } from 'node:child_process';
import path from 'node:path';
import type { HashedBundle } from '../build/source-hash';
import { ConfigurationError } from '../server/environment/read-environment';
import { rootFolder } from './built-folders';

/** Runs webpack in a child process, so that its memory is freed afterwards. */
export function build(name: HashedBundle): Promise<void> {
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
