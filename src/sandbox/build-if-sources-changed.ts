import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashSources, readSourceHash } from '../build/source-hash';
import { shellPage } from '../contract/website/page-files';
import { build } from './build';
import { bundleFolder, clientFolder } from './built-folders';

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
