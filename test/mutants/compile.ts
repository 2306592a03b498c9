import { transformSync } from 'esbuild';

/** Compiles TypeScript to a CommonJS module. */
export const compile = (source: string, { tsx = false } = {}): string =>
  transformSync(source, {
    format: 'cjs',
    target: 'es2022',
    loader: tsx ? 'tsx' : 'ts',
    jsx: 'automatic',
  }).code;
