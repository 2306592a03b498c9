import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { keepFile } from '../../src/sandbox/image-host/keep-file';

const project = path.resolve(__dirname, '../..');
const { version } = createRequire(__filename)('@chakra-ui/react/package.json') as {
  version: string;
};

/**
 * Chakra as one file. Each test file loads its packages anew, and Chakra's modules one by one take
 * three times as long.
 */
export const bundledChakra = path.join(
  project,
  `node_modules/.cache/secondhand-chakra/${version}.cjs`,
);

export default async function bundleChakra(): Promise<void> {
  if (existsSync(bundledChakra)) return;
  const { outputFiles } = await build({
    entryPoints: [path.join(project, 'node_modules/@chakra-ui/react/dist/esm/index.js')],
    // What the tests import as well must not be there twice.
    external: ['react', 'react-dom', '@emotion/*'],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    logLevel: 'error',
  });
  await keepFile(bundledChakra, Buffer.from(outputFiles[0]!.contents));
}
