import configuration, { type Part } from '../../webpack.config';
import { runWebpack } from './run-webpack';

const parts = ['client', 'sandbox', 'server'] as const satisfies readonly Part[];

/** `npm run build [part]`: builds all parts for production, or only the named one. */
async function main([name]: string[]): Promise<void> {
  const only = parts.find((part) => part === name);
  if (name && !only) throw new Error(`There is no ${name}: choose one of ${parts.join(', ')}.`);
  for (const partConfiguration of configuration(only ? { only } : {})) {
    const startedAt = performance.now();
    await runWebpack(partConfiguration);
    console.info(
      `Built the ${partConfiguration.name ?? 'rest'} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
    );
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // Webpack's report needs no stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
