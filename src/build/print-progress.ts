import webpack from 'webpack';

/** Milliseconds between two lines. */
const interval = 3_000;

/** Returns a webpack plugin that prints how far a build is, so that a long one is not silent. */
export function printProgress(name: string): webpack.ProgressPlugin {
  let printedAt = performance.now();
  return new webpack.ProgressPlugin((share, ...steps) => {
    const now = performance.now();
    if (now - printedAt < interval) return;
    printedAt = now;
    console.info(`  ${name}: ${Math.round(share * 100)} %, ${steps.slice(0, 2).join(', ')}`);
  });
}
