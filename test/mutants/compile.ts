import { transformSync } from '@swc/core';

/** TypeScript as JavaScript that `require` can load. */
export const compile = (source: string): string =>
  transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  }).code;
