import configuration, { type Bundle } from '../../webpack.config';
import webpack from 'webpack';
import { runWebpack } from './run-webpack';
import { hashSources, isHashedBundle, writeSourceHash } from './source-hash';

const bundleNames = ['client', 'sandbox', 'server'] as const satisfies readonly Bundle[];

/** `npm run build [bundle]`: builds all bundles of production, or only the named one. */
async function main([name]: string[]): Promise<void> {
  const only = bundleNames.find((bundleName) => bundleName === name);
  if (name && !only)
    throw new Error(`There is no bundle ${name}. Choose one of ${bundleNames.join(', ')}.`);
  for (const bundleConfiguration of configuration(only ? { only } : {})) {
    const startedAt = performance.now();
    const { name: bundle = 'rest' } = bundleConfiguration;
    const hash = isHashedBundle(bundle) ? await hashSources(bundle) : undefined;
    const plugins = [...(bundleConfiguration.plugins ?? []), printProgress(bundle)];
    await runWebpack({ ...bundleConfiguration, plugins });
    if (isHashedBundle(bundle) && hash) await writeSourceHash(bundle, hash);
    console.info(
      `Built the ${bundle} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    );
  }
}

/** Milliseconds between two lines. */
const interval = 3_000;

/** Returns a webpack plugin that prints how far a build is, so that a long one is not silent. */
function printProgress(name: string): webpack.ProgressPlugin {
  let printedAt = performance.now();
  return new webpack.ProgressPlugin((share, ...steps) => {
    const now = performance.now();
    if (now - printedAt < interval) return;
    printedAt = now;
    console.info(`  ${name}: ${Math.round(share * 100)} %, ${steps.slice(0, 2).join(', ')}`);
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // Webpack's report needs no stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
