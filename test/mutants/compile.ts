import { transformSync } from 'esbuild';

/** TypeScript as JavaScript that `require` can load. */
export const compile = (source: string, { tsx = false } = {}): string =>
  transformSync(source, {
    format: 'cjs',
    target: 'es2022',
    loader: tsx ? 'tsx' : 'ts',
    jsx: 'automatic',
  }).code;
