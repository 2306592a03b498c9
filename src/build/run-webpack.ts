import webpack, { type Configuration } from 'webpack';

/**
 * Builds, and resolves when the files are written.
 * @throws what webpack found wrong, as its own text.
 */
export function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closingError) => {
        const failure = error ?? closingError;
        if (failure) reject(failure);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}
