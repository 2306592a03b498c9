import webpack, { type Configuration } from 'webpack';

/**
 * Builds, and resolves when the files are written.
 * @throws what webpack reports, as its own text: a warning too, because what it can't follow, such
 * as a `require` of a variable, becomes code that fails when it runs.
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
