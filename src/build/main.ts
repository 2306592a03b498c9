import configuration, { type Bundle } from '../../webpack.config';
import { runWebpack } from './run-webpack';

const bundleNames = ['client', 'sandbox', 'server'] as const satisfies readonly Bundle[];

/** `npm run build [bundle]`: builds all bundles of production, or only the named one. */
async function main([name]: string[]): Promise<void> {
  const only = bundleNames.find((bundleName) => bundleName === name);
  if (name && !only)
    throw new Error(`There is no bundle ${name}. Choose one of ${bundleNames.join(', ')}.`);
  for (const bundleConfiguration of configuration(only ? { only } : {})) {
    const startedAt = performance.now();
    await runWebpack(bundleConfiguration);
    console.info(
      `Built the ${bundleConfiguration.name ?? 'rest'} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    );
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // Webpack's report needs no stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
