import webpack, { type Configuration } from 'webpack';

/**
 * Builds, and resolves when the files are written.
 * @throws webpack's report, warnings included: an unresolved `require` of a variable fails at run time.
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
