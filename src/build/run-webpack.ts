import webpack, { type Configuration } from 'webpack';

/**
 * Runs webpack and resolves when the files are written. Rejects with webpack's report on errors and on
 * warnings, because a warning about a dynamic `require` means a failure at run time.
 */
export function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closingError) => {
        const failure = error ?? closingError;
        if (failure) reject(failure);
        else if (stats?.hasErrors() || stats?.hasWarnings()) {
          reject(new Error(stats.toString('errors-warnings')));
        } else resolve();
      });
    });
  });
}
