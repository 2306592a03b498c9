import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { writeFileAtomically } from '../../src/server/domains/pictures/write-file-atomically';

interface Bundle {
  contents: string;
  platform: NonNullable<BuildOptions['platform']>;
}

const bundles = {
  chakra: { contents: "export * from '@chakra-ui/react';", platform: 'browser' },
  'chakra-theme': { contents: "export * from '@chakra-ui/react/theme';", platform: 'browser' },
  msw: { contents: "export * from 'msw'; export * from 'msw/node';", platform: 'node' },
  'testing-library': {
    contents: `
      import '@testing-library/jest-dom';
      export * from '@testing-library/react';
      export { default } from '@testing-library/user-event';
    `,
    platform: 'node',
  },
} satisfies Record<string, Bundle>;

const project = path.resolve(__dirname, '../..');
const version = createHash('sha256')
  .update(readFileSync(path.join(project, 'package-lock.json')))
  .update(readFileSync(__filename))
  .digest('hex');

const fileOf = (name: keyof typeof bundles) =>
  path.join(project, 'node_modules/.cache/secondhand-tests', version, `${name}.cjs`);

/**
 * The packages with many modules, each bundled into one file. Every test file loads its packages again,
 * and loading Chakra's modules one by one takes three times as long.
 */
export const bundledPackages = {
  '^@chakra-ui/react$': fileOf('chakra'),
  '^@chakra-ui/react/theme$': fileOf('chakra-theme'),
  '^@testing-library/(jest-dom|react|user-event)$': fileOf('testing-library'),
  '^msw(/node)?$': fileOf('msw'),
};

async function writeBundle(name: keyof typeof bundles): Promise<void> {
  if (existsSync(fileOf(name))) return;
  const { contents, platform }: Bundle = bundles[name];
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project },
    platform,
    // Packages that the tests import too must not be loaded twice.
    external: ['react', 'react-dom', '@emotion/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
    format: 'cjs',
    logLevel: 'error',
  });
  await writeFileAtomically(fileOf(name), Buffer.from(outputFiles[0]!.contents));
}

export default async function bundlePackages(): Promise<void> {
  await Promise.all((Object.keys(bundles) as (keyof typeof bundles)[]).map(writeBundle));
}
