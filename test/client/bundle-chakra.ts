import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { writeFileAtomically } from '../../src/server/domains/pictures/write-file-atomically';

const project = path.resolve(__dirname, '../..');
const { version } = createRequire(__filename)('@chakra-ui/react/package.json') as {
  version: string;
};

/** The Chakra modules that the client imports. */
const modules = ['index', 'theme/index'] as const;

const fileOf = (module: (typeof modules)[number]) =>
  path.join(project, `node_modules/.cache/secondhand-chakra/${version}`, `${module}.cjs`);

/**
 * Bundles Chakra and its theme into one file. Every test file loads its packages again, and loading
 * Chakra's modules one by one takes three times as long.
 */
export const bundledChakra = {
  '^@chakra-ui/react$': fileOf('index'),
  '^@chakra-ui/react/theme$': fileOf('theme/index'),
};

async function bundleModule(module: (typeof modules)[number]): Promise<void> {
  if (existsSync(fileOf(module))) return;
  const { outputFiles } = await build({
    entryPoints: [path.join(project, `node_modules/@chakra-ui/react/dist/esm/${module}.js`)],
    // Packages that the tests import too must not be loaded twice.
    external: ['react', 'react-dom', '@emotion/*'],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    logLevel: 'error',
  });
  await writeFileAtomically(fileOf(module), Buffer.from(outputFiles[0]!.contents));
}

export default async function bundleChakra(): Promise<void> {
  await Promise.all(modules.map(bundleModule));
}
